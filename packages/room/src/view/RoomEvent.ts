import type { EntityId, PlayerId, Point } from '@playloom/game-format';
import type { ViewEvent } from '@playloom/protocol';

/** Something to tell, and whom: all that is set must hold. */
export interface RoomEvent {
  readonly event: ViewEvent;
  readonly player: PlayerId | null;
  readonly team: string | null;
  /** Only for those who see it. */
  readonly entity: EntityId | null;
  /** Only near this place: within `range` of the middle of the screen or, without one, on the screen. */
  readonly at: Point | null;
  readonly range: number | null;
  /** The user whose words they are: nothing for those who hide them. */
  readonly author?: string | null;
  /** Kept for those who are not encoded for now. */
  readonly isLasting: boolean;
}
