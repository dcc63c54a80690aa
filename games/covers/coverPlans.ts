import type { StarterSlug } from '../kit/listGames.ts';

/** Which moment of a game its cover shows. */
export interface CoverPlan {
  readonly seed: number;
  readonly bots: number;
  readonly tick: number;
  /** The player the camera follows; counted from 1. */
  readonly viewer: number;
  /** How many tiles are seen from top to bottom. */
  readonly tilesInView: number;
  /** Where the camera looks instead of at the player, in tiles. */
  readonly at?: { readonly x: number; readonly y: number };
}

export const coverPlans: Readonly<Record<StarterSlug, CoverPlan>> = {
  blank: { seed: 3, bots: 3, tick: 400, viewer: 1, tilesInView: 12 },
  arena: { seed: 3, bots: 8, tick: 900, viewer: 1, tilesInView: 14 },
  blob: { seed: 3, bots: 10, tick: 2400, viewer: 1, tilesInView: 18 },
  skyline: { seed: 3, bots: 6, tick: 700, viewer: 1, tilesInView: 14 },
  kickoff: { seed: 3, bots: 8, tick: 900, viewer: 1, tilesInView: 16 },
  nightfall: { seed: 3, bots: 4, tick: 4000, viewer: 1, tilesInView: 14 },
  harbour: { seed: 3, bots: 8, tick: 1600, viewer: 1, tilesInView: 15 },
  'harbour-island': { seed: 3, bots: 6, tick: 1600, viewer: 1, tilesInView: 15 },
};
