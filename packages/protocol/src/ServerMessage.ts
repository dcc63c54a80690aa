import type { EntityId, PlayerId, Point, Value } from '@playloom/game-format';

/** What a room says to one client. `snapshot` is decoded into the client's `View` and not listed here. */
export type ServerMessage =
  | Welcome
  | { readonly kind: 'pong'; readonly time: number }
  /** Why the connection is closed next; `id` is stable, `text` is for people. */
  | { readonly kind: 'goodbye'; readonly id: string; readonly text: string }
  /** The player goes on in another map of the world: fetch a ticket for it. */
  | { readonly kind: 'travel'; readonly gameSlug: string; readonly token: string }
  /** Something for coins: the page asks the player, and tells the platform by this id. Empty for guests, who can't buy. */
  | { readonly kind: 'offer'; readonly offer: string; readonly item: string; readonly price: number };

export interface Welcome {
  readonly kind: 'welcome';
  readonly protocol: number;
  /** Null for those who only watch. */
  readonly player: PlayerId | null;
  readonly tick: number;
  readonly tickRate: number;
  readonly roomName: string;
  /** The code of a private room. */
  readonly lobbyCode: string | null;
  /** Takes the place back after a lost connection, for so many seconds. */
  readonly resumeToken: string;
  readonly resumeSeconds: number;
}

/** What happened and is told once, with the snapshot it belongs to. */
export type ViewEvent =
  | {
      readonly kind: 'sound';
      readonly sound: string;
      readonly at: Point | null;
    }
  | {
      readonly kind: 'effect';
      readonly effect: string;
      readonly x: number;
      readonly y: number;
      readonly rotation: number;
    }
  | { readonly kind: 'message'; readonly text: string; readonly seconds: number }
  | { readonly kind: 'floating-text'; readonly text: string; readonly at: Point; readonly color: string }
  | {
      readonly kind: 'chat';
      readonly text: string;
      /** Null for the game itself; the name is kept because the player may be gone. */
      readonly from: PlayerId | null;
      readonly name: string;
      readonly isTeamOnly: boolean;
    }
  | { readonly kind: 'emote'; readonly player: PlayerId; readonly emote: number }
  | { readonly kind: 'panel-message'; readonly panel: string; readonly event: string; readonly value: Value }
  | { readonly kind: 'camera-shake'; readonly strength: number; readonly seconds: number }
  | {
      readonly kind: 'hurt';
      readonly entity: EntityId;
      readonly amount: number;
      readonly attacker: EntityId | null;
    }
  /** A line of the kill feed. */
  | {
      readonly kind: 'death';
      readonly entity: EntityId;
      readonly victim: PlayerId | null;
      readonly killer: PlayerId | null;
      /** What it was done with. */
      readonly item: string | null;
    }
  | { readonly kind: 'attack'; readonly unit: EntityId; readonly item: string | null }
  | { readonly kind: 'join'; readonly player: PlayerId; readonly name: string }
  | { readonly kind: 'leave'; readonly player: PlayerId; readonly name: string }
  | {
      readonly kind: 'match';
      readonly change: 'countdown' | 'round-starts' | 'round-ends' | 'match-ends';
      readonly round: number;
      readonly team: string | null;
      readonly player: PlayerId | null;
    }
  /** What this client may do about others; nothing is told to those who may do nothing. */
  | {
      readonly kind: 'rights';
      readonly mayKick: boolean;
      readonly mayVote: boolean;
      /** Of the community around the game. */
      readonly isMember: boolean;
    }
  /** What a member says in the community, outside of this room. */
  | { readonly kind: 'community'; readonly name: string; readonly text: string }
  | KickVoteView
  /** Something the room has to say about itself, e.g. that a script was switched off. */
  | { readonly kind: 'notice'; readonly id: string; readonly text: string };

/** How it stands about sending somebody away; told anew with every change. */
export interface KickVoteView {
  readonly kind: 'vote';
  readonly vote: number;
  readonly player: PlayerId;
  /** Of the one it is about, and of the one who asked. */
  readonly name: string;
  readonly caller: string;
  /** The tick at which it has failed. */
  readonly endsAt: number;
  readonly yes: number;
  readonly no: number;
  readonly needed: number;
  /** Who decides. */
  readonly voters: readonly PlayerId[];
  readonly outcome: VoteOutcome;
}

/** `gone`: whom it was about has left. */
export type VoteOutcome = 'open' | 'passed' | 'failed' | 'gone';
