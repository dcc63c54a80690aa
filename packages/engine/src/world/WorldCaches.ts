import type { TileMap } from '../map/TileMap.ts';

/**
 * Everything that steps derive from the state of a world and reuse. It can be rebuilt at any time, so it is neither in
 * snapshots nor in hashes. A restored world starts with empty caches.
 */
export interface WorldCaches {
  readonly navigation: NavigationCache;
  /** Null until regions are first checked. */
  regions: RegionCache | null;
}

/** Data for finding paths and neighbors; see `systems/ai/Navigation.ts`. */
interface NavigationCache {
  grid: NavGrid | null;
  isGridFresh: boolean;
  units: UnitGrid | null;
  areUnitsFresh: boolean;
}

/** Which cells units can't walk on, because of walls or blocking props. */
export interface NavGrid {
  readonly width: number;
  readonly height: number;
  /** The number of obstacles in each cell, row by row. */
  readonly blocked: Uint16Array;
  /** The tiles that the grid was built from, and their number of writes at that time. */
  readonly tiles: TileMap;
  readonly edits: number;
  /** The blocking props that are in the grid, by slot. */
  readonly obstacles: (Obstacle | undefined)[];
  readonly search: SearchBuffers;
}

/** Buffers that searches reuse. No search reads the results of the one before. */
interface SearchBuffers {
  /** The number of the last search that reached each cell. */
  readonly reachedBy: Uint32Array;
  readonly isClosed: Uint8Array;
  readonly cost: Int32Array;
  readonly cameFrom: Int32Array;
  readonly heap: number[];
  readonly ranks: number[];
  number: number;
}

export interface Obstacle {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly scale: number;
  readonly cells: CellBox;
}

export interface CellBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Living units sorted into squares of the map, so that searching nearby doesn't check every unit. */
export interface UnitGrid {
  readonly columns: number;
  readonly rows: number;
  /** Where the units of each square begin in `slots`; one more entry than there are squares. */
  readonly starts: Int32Array;
  slots: Int32Array;
}

/**
 * For each entity, the area in which it can move without entering or leaving a region, so that most entities need no
 * check in most ticks.
 */
export interface RegionCache {
  /** The regions, in document order, at the time of caching. */
  readonly regions: readonly NamedRegion[];
  /** The left, top, right and bottom of each area, by slot. */
  readonly boxes: Float64Array;
  /**
   * The generation of the entity that an area belongs to, by slot. Another entity in the same slot has another
   * generation; 0 means none.
   */
  readonly generations: Uint16Array;
}

export interface NamedRegion {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function createWorldCaches(): WorldCaches {
  return {
    navigation: { grid: null, isGridFresh: false, units: null, areUnitsFresh: false },
    regions: null,
  };
}
