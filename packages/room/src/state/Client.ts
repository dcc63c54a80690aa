import type { EntityId, Key, PlayerId, Point } from '@playloom/game-format';
import type { ClientBaseline, ViewEvent } from '@playloom/protocol';
import type { ClientId, RoomMember } from '@playloom/room-contract';

/** A seat in the room and the connection that holds it. */
export interface Client {
  readonly id: ClientId;
  member: RoomMember;
  /** Null for spectators. */
  readonly player: PlayerId | null;
  readonly resumeToken: string;
  /**
   * Whether the client has reported ready, so that the player is in the world or enters it in the next tick.
   */
  hasJoined: boolean;
  /** The tick at which the connection was lost; null while connected. */
  awaySince: number | null;
  /** What the client was last sent. */
  baseline: ClientBaseline;
  messages: MessageBudget;
  chat: ChatRateState;
  /** Whether the client wants to see community chat. */
  receivesCommunityChat: boolean;
  /** The tick from which the client may show another emote. */
  emoteAt: number;
  /** The tick from which a guest may be shown another coin offer. */
  guestOfferAt: number;
  /** Controls for upcoming ticks, in the order they take effect. */
  controls: QueuedControls[];
  controlsTick: number;
  controlsLead: number;
  /** Bytes waiting in its socket, and the tick since which they exceed the limit; null if they don't. */
  waitingBytes: number;
  slowSince: number | null;
  /** Events to include in the next snapshot, wherever they happened. */
  backlog: ViewEvent[];
  /** The aspect ratio of its screen; the widest until the client has sent it. */
  aspect: number;
  /**
   * The last center of its screen, used if there is nothing to follow. The object belongs to the client and
   * is changed in place.
   */
  readonly center: { x: number; y: number };
  /** The player that a spectator chose to follow. */
  chosen: PlayerId | null;
  /** The unit that a spectator follows. */
  watched: EntityId | null;
  /**
   * The entity that a playtester's camera follows instead of the game's camera target; null for everyone
   * else.
   */
  followed: EntityId | null;
  /** Layer opacities that a rule set for this player. */
  layerOpacities: { readonly [layer: string]: number };
}

export interface QueuedControls {
  /** The tick that the client assigned to the controls. */
  readonly tick: number;
  /** The tick in which the controls take effect. */
  readonly dueAt: number;
  /** How many ticks early the controls arrived; negative if they were late. */
  readonly lead: number;
  readonly keys: readonly Key[];
  readonly mouseX: number;
  readonly mouseY: number;
  readonly stick: Point | null;
}

/** A token bucket that refills every tick. */
interface MessageBudget {
  tokens: number;
  filledAt: number;
}

export interface ChatRateState {
  /** Ticks of the last messages, oldest first. */
  readonly times: readonly number[];
  readonly lastText: string;
  readonly repeats: number;
}
