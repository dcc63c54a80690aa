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
  blank: { seed: 3, bots: 6, tick: 352, viewer: 3, tilesInView: 11 },
  arena: { seed: 3, bots: 12, tick: 1640, viewer: 3, tilesInView: 12 },
  blob: { seed: 4, bots: 16, tick: 5032, viewer: 12, tilesInView: 13 },
  skyline: { seed: 5, bots: 10, tick: 596, viewer: 5, tilesInView: 12 },
  kickoff: { seed: 5, bots: 10, tick: 840, viewer: 8, tilesInView: 12 },
  nightfall: { seed: 3, bots: 6, tick: 6844, viewer: 2, tilesInView: 12 },
  harbour: { seed: 5, bots: 12, tick: 300, viewer: 6, tilesInView: 13, at: { x: 27.5, y: 21 } },
  'harbour-island': { seed: 5, bots: 12, tick: 1340, viewer: 7, tilesInView: 13 },
};
