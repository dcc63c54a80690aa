import type { ViewEvent } from '../ServerMessage.ts';
import type { OwnView, PlayerView, RoomView } from '../View.ts';

/**
 * The data sent to a client besides the visible entities (`markSlotSeen`). Lists and records are compared by
 * identity first: pass the same object while it is unchanged.
 */
export interface SnapshotContent {
  readonly own: OwnView;
  readonly players: readonly PlayerView[];
  readonly room: RoomView;
  readonly events: readonly ViewEvent[];
}
