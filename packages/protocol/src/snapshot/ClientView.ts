import type { EntityId } from '@playloom/game-format';
import type { View } from '../view/View.ts';
import { blankOwnView } from './own.ts';
import type { KnownEntity } from './readEntity.ts';
import { blankRoomView } from './roomField.ts';

/** A view plus the data needed to read the next snapshot: entities by their slot on the wire. */
export interface ClientView extends View {
  readonly known: Map<number, KnownEntity>;
  /** The slots in ascending order, as in the room. */
  order: readonly number[];
  /**
   * Whether a snapshot failed halfway. After that, only a first snapshot, which contains everything, can be
   * applied.
   */
  isBroken: boolean;
}

export function createClientView(): ClientView {
  return {
    tick: -1,
    entities: new Map(),
    players: new Map(),
    room: blankRoomView,
    own: blankOwnView,
    tiles: new Map(),
    known: new Map(),
    order: [],
    isBroken: false,
  };
}

/**
 * Clears the view before a first snapshot, which contains everything. Adds all removed entities to `left`.
 */
export function clearClientView(view: ClientView, left: EntityId[]): void {
  left.push(...view.entities.keys());
  view.tick = -1;
  view.entities.clear();
  view.players.clear();
  view.room = blankRoomView;
  view.own = blankOwnView;
  view.tiles.clear();
  view.known.clear();
  view.order = [];
  view.isBroken = false;
}
