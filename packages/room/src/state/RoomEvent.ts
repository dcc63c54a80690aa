import type { EntityId, PlayerId, Point } from '@playloom/game-format';
import type { ViewEvent } from '@playloom/protocol';

/** An event and its recipients. A client gets it if all conditions that aren't null are met. */
export interface RoomEvent {
  readonly event: ViewEvent;
  readonly player: PlayerId | null;
  readonly team: string | null;
  /** If set, only clients that see this entity get the event. */
  readonly entity: EntityId | null;
  /**
   * If set, only clients near this position get the event: within `range` of the screen's center or, without
   * a range, on the screen.
   */
  readonly at: Point | null;
  readonly range: number | null;
  /** If set, clients that see this entity don't get the event, because they know it from another one. */
  readonly impliedBy?: EntityId | undefined;
  /** The user who wrote the message. It is not sent to clients that have hidden this user. */
  readonly author?: string | null;
  /** Whether it is stored for clients that are currently skipped. */
  readonly isLasting: boolean;
}

/** An event for everyone. Clients that are currently skipped miss it. */
export const everyone = {
  player: null,
  team: null,
  entity: null,
  at: null,
  range: null,
  isLasting: false,
} as const;
/** An event for everyone, stored for clients that are currently skipped. */
export const everyoneReliably = { ...everyone, isLasting: true } as const;
