import type { World } from '@playloom/engine';
import type { PlayerView, RoomView } from '@playloom/protocol';
import type { FactsBySlot } from './describeFacts.ts';
import { createInterestGrid, type InterestGrid } from './InterestGrid.ts';
import { createTileWatch, type TileWatch } from './TileWatch.ts';

/** What a room keeps from one snapshot to the next, so that telling a client creates next to nothing. */
export interface Sight {
  readonly grid: InterestGrid;
  readonly tiles: TileWatch;
  readonly facts: FactsBySlot;
  /** The encoder's place of each slot, and the snapshot it was put into. */
  placeOf: Int32Array;
  placedIn: Int32Array;
  /** What the client sees that is written for: places and how near its player stands to each. */
  visible: Int32Array;
  levels: Uint8Array;
  players: readonly PlayerView[];
  room: RoomView | null;
}

export function createSight(world: World): Sight {
  return {
    grid: createInterestGrid(world),
    tiles: createTileWatch(),
    facts: [],
    placeOf: new Int32Array(0),
    placedIn: new Int32Array(0),
    visible: new Int32Array(0),
    levels: new Uint8Array(0),
    players: [],
    room: null,
  };
}

export function fitSight(sight: Sight, capacity: number): void {
  if (sight.placeOf.length >= capacity) return;
  sight.placeOf = new Int32Array(capacity);
  sight.placedIn = new Int32Array(capacity);
  sight.visible = new Int32Array(capacity);
  sight.levels = new Uint8Array(capacity);
}
