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
import { drawSkylineCover } from './skyline/cover.ts';
import { skylinePlan } from './skyline/plan.ts';
import { skylineSprites } from './skyline/sprites.ts';
import { skylineTiles } from './skyline/tiles.ts';
import { drawNightfallCover } from './nightfall/cover.ts';
import { nightfallPlan } from './nightfall/plan.ts';
import { nightfallSprites } from './nightfall/sprites.ts';
import { nightfallTiles } from './nightfall/tiles.ts';
import { drawHarbourCover } from './harbour/cover.ts';
import { harbourPlan } from './harbour/plan.ts';
import { harbourSprites } from './harbour/sprites.ts';
import { harbourTiles } from './harbour/tiles.ts';
import { drawIslandCover } from './harbour-island/cover.ts';
import { islandPlan } from './harbour-island/plan.ts';
import { islandSprites } from './harbour-island/sprites.ts';
import { islandTiles } from './harbour-island/tiles.ts';
import { drawBlankCover } from './blank/cover.ts';
import { blankPlan } from './blank/plan.ts';
import { blankSprites } from './blank/sprites.ts';
import { blankTiles } from './blank/tiles.ts';
import type { Drawings } from './kit/paintSheet.ts';

const arena = { plan: arenaPlan, tiles: arenaTiles, sprites: arenaSprites };
const blob = { plan: blobPlan, tiles: blobTiles, sprites: blobSprites };
const kickoff = { plan: kickoffPlan, tiles: kickoffTiles, sprites: kickoffSprites };
const skyline = { plan: skylinePlan, tiles: skylineTiles, sprites: skylineSprites };
const nightfall = { plan: nightfallPlan, tiles: nightfallTiles, sprites: nightfallSprites };
const harbour = { plan: harbourPlan, tiles: harbourTiles, sprites: harbourSprites };
const island = { plan: islandPlan, tiles: islandTiles, sprites: islandSprites };
const blank = { plan: blankPlan, tiles: blankTiles, sprites: blankSprites };

/** How each game is drawn, by its folder below games. */
export const drawings: Readonly<Record<string, Drawings>> = {
  arena: { ...arena, cover: () => drawArenaCover(arena) },
  blob: { ...blob, cover: () => drawBlobCover(blob) },
  kickoff: { ...kickoff, cover: () => drawKickoffCover(kickoff) },
  skyline: { ...skyline, cover: () => drawSkylineCover(skyline) },
  nightfall: { ...nightfall, cover: () => drawNightfallCover(nightfall) },
  harbour: { ...harbour, cover: () => drawHarbourCover(harbour) },
  'harbour-island': { ...island, cover: () => drawIslandCover(island) },
  blank: { ...blank, cover: () => drawBlankCover(blank) },
};
