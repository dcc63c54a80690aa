import type { EntityId, Key, PlayerId, Point } from '@playloom/game-format';
import type { ClientBaseline, ViewEvent } from '@playloom/protocol';
import type { RoomMember } from '../RoomMember.ts';
import type { ClientId } from '../worker/RoomCommand.ts';

/** A seat in the room and the connection that holds it. */
export interface Client {
  readonly id: ClientId;
  member: RoomMember;
  /** Null for spectators. */
  readonly player: PlayerId | null;
  readonly resumeToken: string;
  /** The client has reported ready: the player is in the world, or will be after the next tick. */
  hasJoined: boolean;
  /** The tick at which the connection was lost; null while connected. */
  awaySince: number | null;
  /** What the client was last sent. */
  baseline: ClientBaseline;
  messages: MessageBudget;
  chat: ChatRateState;
  /** Wants to see community chat. */
  receivesCommunityChat: boolean;
  /** The tick at which it may show the next emote. */
  emoteAt: number;
  /** The tick at which a guest may be shown the next coin offer. */
  guestOfferAt: number;
  /** Controls for upcoming ticks, in the order they take effect. */
  controls: QueuedControls[];
  controlsTick: number;
  controlsLead: number;
  /** Bytes waiting in its socket, and the tick since when they are too many. */
  waitingBytes: number;
  slowSince: number | null;
  /** Events that still have to be sent, whatever the client sees. */
  backlog: ViewEvent[];
  /**
   * The last center of its screen, used if there is nothing to follow. Owned by the client and changed in
   * place.
   */
  readonly center: { x: number; y: number };
  /** The player that a client without a unit wants to follow. */
  chosen: PlayerId | null;
  /** The unit that a client without a unit follows. */
  watched: EntityId | null;
  /** The entity that a playtester looks at instead of the game's camera target; null for everyone else. */
  followed: EntityId | null;
  /** Layer opacities that a rule set for this player. */
  layerOpacities: { readonly [layer: string]: number };
}

export interface QueuedControls {
  /** The tick the client stamped it with. */
  readonly tick: number;
  /** The tick in which it takes effect. */
  readonly dueAt: number;
  /** Ticks between its arrival and the first tick it was meant for; negative if it was late. */
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
