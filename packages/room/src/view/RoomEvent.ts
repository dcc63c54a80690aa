import type { EntityId, PlayerId, Point } from '@playloom/game-format';
import type { ViewEvent } from '@playloom/protocol';

/** An event and its recipients. A client gets it if all conditions that aren't null are met. */
export interface RoomEvent {
  readonly event: ViewEvent;
  readonly player: PlayerId | null;
  readonly team: string | null;
  /** Only for clients that see this entity. */
  readonly entity: EntityId | null;
  /** Only near this position: within `range` of the screen's center or, without a range, on the screen. */
  readonly at: Point | null;
  readonly range: number | null;
  /** The user who wrote the message. It is not sent to clients that have hidden this user. */
  readonly author?: string | null;
  /** Whether it is stored for clients that are currently skipped. */
  readonly isLasting: boolean;
}
