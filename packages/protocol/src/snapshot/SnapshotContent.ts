import type { ViewEvent } from '../ServerMessage.ts';
import type { OwnView, PlayerView, RoomView } from '../View.ts';

/**
 * What one client is told beside the entities it sees (`markSlotSeen`). Lists and records are compared by identity first:
 * hand on the same while they are the same.
 */
export interface SnapshotContent {
  readonly own: OwnView;
  readonly players: readonly PlayerView[];
  readonly room: RoomView;
  readonly events: readonly ViewEvent[];
}
