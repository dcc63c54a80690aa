import type { EntityId, PlayerId, Point } from '@playloom/game-format';
import type { ViewEvent } from '@playloom/protocol';

/** An event and its recipients: all conditions that are set must be met. */
export interface RoomEvent {
  readonly event: ViewEvent;
  readonly player: PlayerId | null;
  readonly team: string | null;
  /** Only for clients that see this entity. */
  readonly entity: EntityId | null;
  /** Only near this position: within `range` of the screen's center or, without a range, on the screen. */
  readonly at: Point | null;
  readonly range: number | null;
  /** The user who wrote it; not sent to clients that have hidden this user. */
  readonly author?: string | null;
  /** Stored for clients that are currently skipped. */
  readonly isLasting: boolean;
}
