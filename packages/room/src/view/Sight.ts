import type { World } from '@playloom/engine';
import type { PlayerView, RoomView } from '@playloom/protocol';
import { createInterestGrid, type InterestGrid } from './InterestGrid.ts';
import type { Rectangle } from './Rectangle.ts';
import { createTileWatch, type TileWatch } from './TileWatch.ts';
import { createTold, fitTold, type Told } from './Told.ts';

/** What a room keeps from one snapshot to the next, so that telling a client creates next to nothing. */
export interface Sight {
  readonly grid: InterestGrid;
  readonly tiles: TileWatch;
  readonly told: Told;
  /** Of the client that is looked at. */
  readonly screen: Rectangle;
  /** The encoder's place of each slot, and the snapshot it was put into. */
  placeOf: Int32Array;
  placedIn: Int32Array;
  /** The place of each slot that is in this snapshot and looks the same to everyone; -1 where more has to be asked. */
  openPlaceOf: Int32Array;
  /** Slots on the screen of the client that is looked at, about which more has to be asked. */
  unsure: Int32Array;
  players: readonly PlayerView[];
  room: RoomView | null;
}

export function createSight(world: World): Sight {
  return {
    grid: createInterestGrid(world),
    tiles: createTileWatch(),
    told: createTold(),
    screen: { left: 0.5, top: 0.5, right: 0.5, bottom: 0.5 },
    placeOf: new Int32Array(0),
    placedIn: new Int32Array(0),
    openPlaceOf: new Int32Array(0),
    unsure: new Int32Array(0),
    players: [],
    room: null,
  };
}

/** Before a snapshot: nothing is placed in it yet. */
export function clearSight(sight: Sight, world: World): void {
  const { capacity } = world.entities;
  if (sight.placeOf.length < capacity) {
    sight.placeOf = new Int32Array(capacity);
    sight.placedIn = new Int32Array(capacity);
    sight.openPlaceOf = new Int32Array(capacity);
    sight.unsure = new Int32Array(capacity);
  }
  sight.openPlaceOf.fill(-1);
  fitTold(sight.told, world);
}
