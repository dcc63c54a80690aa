import type { StarterSlug } from '../starters/listGames.ts';

export const STARTER_COVER_WIDTH = 1280;
export const STARTER_COVER_HEIGHT = 720;

/** Describes the moment of a game that its cover shows. */
export interface StarterCoverPlan {
  readonly seed: number;
  readonly bots: number;
  readonly tick: number;
  /** The player that the camera follows, counted from 1. */
  readonly viewer: number;
  /** Number of visible tiles from top to bottom. */
  readonly tilesInView: number;
  /** Center of the view in tiles, if it is not the player. */
  readonly at?: { readonly x: number; readonly y: number };
}

export const coverPlans: Readonly<Record<StarterSlug, StarterCoverPlan>> = {
  blank: { seed: 3, bots: 6, tick: 352, viewer: 3, tilesInView: 10, at: { x: 9.5, y: 6 } },
  arena: { seed: 3, bots: 12, tick: 1640, viewer: 3, tilesInView: 10.5, at: { x: 26.3, y: 12.4 } },
  blob: { seed: 4, bots: 16, tick: 5032, viewer: 12, tilesInView: 13, at: { x: 34.8, y: 64 } },
  skyline: { seed: 5, bots: 10, tick: 596, viewer: 5, tilesInView: 11.5, at: { x: 73.5, y: 17 } },
  kickoff: { seed: 5, bots: 10, tick: 2360, viewer: 3, tilesInView: 10.5, at: { x: 31.2, y: 12 } },
  nightfall: { seed: 3, bots: 6, tick: 6844, viewer: 2, tilesInView: 11.5, at: { x: 27, y: 31.6 } },
  harbour: { seed: 5, bots: 12, tick: 2284, viewer: 5, tilesInView: 12, at: { x: 31, y: 38 } },
  'harbour-island': { seed: 5, bots: 12, tick: 3432, viewer: 10, tilesInView: 13 },
};
