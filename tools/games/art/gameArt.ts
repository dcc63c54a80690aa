import { arenaArtPlan } from './arena/plan.ts';
import { arenaSprites } from './arena/sprites.ts';
import { arenaTiles } from './arena/tiles.ts';
import { blobArtPlan } from './blob/plan.ts';
import { blobSprites } from './blob/sprites.ts';
import { blobTiles } from './blob/tiles.ts';
import { kickoffArtPlan } from './kickoff/plan.ts';
import { kickoffSprites } from './kickoff/sprites.ts';
import { kickoffTiles } from './kickoff/tiles.ts';
import { skylineArtPlan } from './skyline/plan.ts';
import { skylineSprites } from './skyline/sprites.ts';
import { skylineTiles } from './skyline/tiles.ts';
import { nightfallArtPlan } from './nightfall/plan.ts';
import { nightfallSprites } from './nightfall/sprites.ts';
import { nightfallTiles } from './nightfall/tiles.ts';
import { harbourArtPlan } from './harbour/plan.ts';
import { harbourSprites } from './harbour/sprites.ts';
import { harbourTiles } from './harbour/tiles.ts';
import { islandArtPlan } from './harbour-island/plan.ts';
import { islandSprites } from './harbour-island/sprites.ts';
import { islandTiles } from './harbour-island/tiles.ts';
import { blankArtPlan } from './blank/plan.ts';
import { blankSprites } from './blank/sprites.ts';
import { blankTiles } from './blank/tiles.ts';
import type { GameArt } from './kit/paintSheet.ts';

/** The drawing functions of each game, by its folder in games/. */
export const gameArt: Readonly<Record<string, GameArt>> = {
  arena: { plan: arenaArtPlan, tiles: arenaTiles, sprites: arenaSprites },
  blob: { plan: blobArtPlan, tiles: blobTiles, sprites: blobSprites },
  kickoff: { plan: kickoffArtPlan, tiles: kickoffTiles, sprites: kickoffSprites },
  skyline: { plan: skylineArtPlan, tiles: skylineTiles, sprites: skylineSprites },
  nightfall: { plan: nightfallArtPlan, tiles: nightfallTiles, sprites: nightfallSprites },
  harbour: { plan: harbourArtPlan, tiles: harbourTiles, sprites: harbourSprites },
  'harbour-island': { plan: islandArtPlan, tiles: islandTiles, sprites: islandSprites },
  blank: { plan: blankArtPlan, tiles: blankTiles, sprites: blankSprites },
};
