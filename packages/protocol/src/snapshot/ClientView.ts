import type { EntityId } from '@playloom/game-format';
import type { View } from '../View.ts';
import { blankOwn } from './own.ts';
import type { KnownEntity } from './readEntity.ts';
import { blankRoom } from './roomField.ts';

/** A view and what is needed to read on: entities by their place on the wire. */
export interface ClientView extends View {
  readonly known: Map<number, KnownEntity>;
  /** The places in rising order, as the room counts them. */
  order: readonly number[];
  /** A snapshot stopped half-way: nothing but a first one is applied any more. */
  isBroken: boolean;
}

export function createClientView(): ClientView {
  return {
    tick: -1,
    entities: new Map(),
    players: new Map(),
    room: blankRoom,
    own: blankOwn,
    tiles: new Map(),
    known: new Map(),
    order: [],
    isBroken: false,
  };
}

/** Before a snapshot that tells everything anew. */
export function clearClientView(view: ClientView, left: EntityId[]): void {
  left.push(...view.entities.keys());
  view.tick = -1;
  view.entities.clear();
  view.players.clear();
  view.room = blankRoom;
  view.own = blankOwn;
  view.tiles.clear();
  view.known.clear();
  view.order = [];
  view.isBroken = false;
}
