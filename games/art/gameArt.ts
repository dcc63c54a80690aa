import { arenaPlan } from './arena/plan.ts';
import { arenaSprites } from './arena/sprites.ts';
import { arenaTiles } from './arena/tiles.ts';
import { blobPlan } from './blob/plan.ts';
import { blobSprites } from './blob/sprites.ts';
import { blobTiles } from './blob/tiles.ts';
import { kickoffPlan } from './kickoff/plan.ts';
import { kickoffSprites } from './kickoff/sprites.ts';
import { kickoffTiles } from './kickoff/tiles.ts';
import { skylinePlan } from './skyline/plan.ts';
import { skylineSprites } from './skyline/sprites.ts';
import { skylineTiles } from './skyline/tiles.ts';
import { nightfallPlan } from './nightfall/plan.ts';
import { nightfallSprites } from './nightfall/sprites.ts';
import { nightfallTiles } from './nightfall/tiles.ts';
import { harbourPlan } from './harbour/plan.ts';
import { harbourSprites } from './harbour/sprites.ts';
import { harbourTiles } from './harbour/tiles.ts';
import { islandPlan } from './harbour-island/plan.ts';
import { islandSprites } from './harbour-island/sprites.ts';
import { islandTiles } from './harbour-island/tiles.ts';
import { blankPlan } from './blank/plan.ts';
import { blankSprites } from './blank/sprites.ts';
import { blankTiles } from './blank/tiles.ts';
import type { GameArt } from './kit/paintSheet.ts';

/** The drawing functions of each game, by its folder in games/. */
export const gameArt: Readonly<Record<string, GameArt>> = {
  arena: { plan: arenaPlan, tiles: arenaTiles, sprites: arenaSprites },
  blob: { plan: blobPlan, tiles: blobTiles, sprites: blobSprites },
  kickoff: { plan: kickoffPlan, tiles: kickoffTiles, sprites: kickoffSprites },
  skyline: { plan: skylinePlan, tiles: skylineTiles, sprites: skylineSprites },
  nightfall: { plan: nightfallPlan, tiles: nightfallTiles, sprites: nightfallSprites },
  harbour: { plan: harbourPlan, tiles: harbourTiles, sprites: harbourSprites },
  'harbour-island': { plan: islandPlan, tiles: islandTiles, sprites: islandSprites },
  blank: { plan: blankPlan, tiles: blankTiles, sprites: blankSprites },
};
