import type { World } from '@playloom/engine';
import type { PlayerView, RoomView } from '@playloom/protocol';
import { createInterestGrid, type InterestGrid } from './InterestGrid.ts';
import { createMarkerList, type MarkerList } from './MarkerList.ts';
import type { Rectangle } from './Rectangle.ts';
import { createSentTileChanges, type SentTileChanges } from './SentTileChanges.ts';
import { createDescriptionCache, resizeDescriptionCache, type DescriptionCache } from './DescriptionCache.ts';

/** Reused between snapshots, so that sending to a client allocates next to nothing. */
export interface VisibilityBuffers {
  readonly grid: InterestGrid;
  readonly tiles: SentTileChanges;
  readonly descriptions: DescriptionCache;
  /** What the widest screen would show to the current client, and what its own screen shows. */
  readonly widest: Rectangle;
  readonly screen: Rectangle;
  /**
   * For each entity slot, the encoder's slot, and the number of the last snapshot that included the entity.
   */
  wireSlots: Int32Array;
  encodedIn: Int32Array;
  /**
   * The encoder's slot for each entity slot that is in this snapshot and visible to everyone; -1 if more
   * checks are needed.
   */
  openWireSlots: Int32Array;
  /** Slots on the screen of the current client that need more checks. */
  unsure: Int32Array;
  readonly markers: MarkerList;
  players: readonly PlayerView[];
  room: RoomView | null;
}

export function createVisibilityBuffers(world: World): VisibilityBuffers {
  return {
    grid: createInterestGrid(world),
    tiles: createSentTileChanges(),
    descriptions: createDescriptionCache(),
    widest: { left: 0.5, top: 0.5, right: 0.5, bottom: 0.5 },
    screen: { left: 0.5, top: 0.5, right: 0.5, bottom: 0.5 },
    wireSlots: new Int32Array(0),
    encodedIn: new Int32Array(0),
    openWireSlots: new Int32Array(0),
    unsure: new Int32Array(0),
    markers: createMarkerList(world),
    players: [],
    room: null,
  };
}

/** Clears the state before a new snapshot, which contains no entities yet. */
export function clearVisibilityBuffers(visibility: VisibilityBuffers, world: World): void {
  const { capacity } = world.entities;
  if (visibility.wireSlots.length < capacity) {
    visibility.wireSlots = new Int32Array(capacity);
    visibility.encodedIn = new Int32Array(capacity);
    visibility.openWireSlots = new Int32Array(capacity);
    visibility.unsure = new Int32Array(capacity);
  }
  visibility.openWireSlots.fill(-1);
  resizeDescriptionCache(visibility.descriptions, world);
}
