import type { EntityId, Key, PlayerId, Point } from '@playloom/game-format';
import type { ClientBaseline, ViewEvent } from '@playloom/protocol';
import type { RoomMember } from '../RoomMember.ts';
import type { ClientId } from '../worker/RoomCommand.ts';

/** A place in the room and the connection that holds it. */
export interface Client {
  readonly id: ClientId;
  member: RoomMember;
  /** Null for those who only watch. */
  readonly player: PlayerId | null;
  readonly resumeToken: string;
  /** Said that it is ready: the player is in the world, or will be after the next tick. */
  hasJoined: boolean;
  /** The tick at which the connection was lost; null while there is one. */
  awaySince: number | null;
  /** What the client was sent last. */
  baseline: ClientBaseline;
  messages: MessageBudget;
  chat: ChatRateState;
  /** Wants to hear what members say in the community. */
  receivesCommunityChat: boolean;
  /** The tick from which it may show another emote. */
  emoteAt: number;
  /** The tick from which a guest may be shown another coin offer. */
  guestOfferAt: number;
  /** Controls for ticks to come, in the order they take effect. */
  controls: QueuedControls[];
  controlsTick: number;
  controlsLead: number;
  /** Bytes in its socket, and since when they are too many. */
  waitingBytes: number;
  slowSince: number | null;
  /** What it still has to be told, whatever it sees. */
  backlog: ViewEvent[];
  /** Where its screen was last: stays when there is nothing to follow. Its own, moved in place. */
  readonly center: { x: number; y: number };
  /** The player that those want to follow who have no unit of their own. */
  chosen: PlayerId | null;
  /** Whom those follow who have no unit of their own. */
  watched: EntityId | null;
  /** What somebody who tries the game out looks at, instead of what the game shows; null for everybody else. */
  followed: EntityId | null;
  /** Layers that a rule shows this player otherwise. */
  layerOpacities: { readonly [layer: string]: number };
}

export interface QueuedControls {
  /** As the client stamped it. */
  readonly tick: number;
  /** The tick in which it takes effect. */
  readonly dueAt: number;
  /** Ticks between its arrival and the first tick it could have counted in; negative is late. */
  readonly lead: number;
  readonly keys: readonly Key[];
  readonly mouseX: number;
  readonly mouseY: number;
  readonly stick: Point | null;
}

/** A token bucket that fills up tick by tick. */
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
