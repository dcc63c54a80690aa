import type { ViewEvent } from '../ServerMessage.ts';
import type { OwnView, PlayerView, RoomView } from '../View.ts';

/** What one client may see. Lists and records are compared by identity first: hand on the same while they are the same. */
export interface SnapshotContent {
  /** The places that `putEntity` gave, in any order. */
  readonly visible: ArrayLike<number>;
  /** How many of `visible` count; all of them when left out. */
  readonly visibleCount?: number;
  /**
   * How near the client's player stands to each of `visible`: 0 not at all, 1 same team, 2 its own. Decides which
   * bars it is told of. Left out, it is told of those everyone may see.
   */
  readonly levels?: ArrayLike<number>;
  readonly own: OwnView;
  readonly players: readonly PlayerView[];
  readonly room: RoomView;
  readonly events: readonly ViewEvent[];
}
