import { arenaPlan } from './arena/plan.ts';
import { drawArenaCover } from './arena/cover.ts';
import { arenaSprites } from './arena/sprites.ts';
import { arenaTiles } from './arena/tiles.ts';
import { drawBlobCover } from './blob/cover.ts';
import { blobPlan } from './blob/plan.ts';
import { blobSprites } from './blob/sprites.ts';
import { blobTiles } from './blob/tiles.ts';
import { drawKickoffCover } from './kickoff/cover.ts';
import { kickoffPlan } from './kickoff/plan.ts';
import { kickoffSprites } from './kickoff/sprites.ts';
import { kickoffTiles } from './kickoff/tiles.ts';
import type { Drawings } from './kit/paintSheet.ts';

const arena = { plan: arenaPlan, tiles: arenaTiles, sprites: arenaSprites };
const blob = { plan: blobPlan, tiles: blobTiles, sprites: blobSprites };
const kickoff = { plan: kickoffPlan, tiles: kickoffTiles, sprites: kickoffSprites };

/** How each game is drawn, by its folder below games. */
export const drawings: Readonly<Record<string, Drawings>> = {
  arena: { ...arena, cover: () => drawArenaCover(arena) },
  blob: { ...blob, cover: () => drawBlobCover(blob) },
  kickoff: { ...kickoff, cover: () => drawKickoffCover(kickoff) },
};
