import type { ViewEvent } from '../view/ViewEvent.ts';
import type { OwnView, PlayerView, RoomView } from '../view/View.ts';

/**
 * What a snapshot contains besides the visible entities, which are marked with `markSlotSeen`. Lists and
 * records are compared by identity first: pass the same object while it is unchanged.
 */
export interface SnapshotContent {
  readonly own: OwnView;
  readonly players: readonly PlayerView[];
  readonly room: RoomView;
  readonly events: readonly ViewEvent[];
}
