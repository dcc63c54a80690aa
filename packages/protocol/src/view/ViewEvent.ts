import type { EntityId, GoalPeriod, MarkerIcon, PlayerId, Point, Value } from '@playloom/game-format';

/** An event that is sent once, with the snapshot it belongs to. */
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
      /** Null if the game wrote the message. The name is sent as well because the player may have left. */
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
      /** Null if the client doesn't see it. */
      readonly attacker: EntityId | null;
      /**
       * The direction of the attacker in eighths of a turn, clockwise from the right. Only for the hurt player, and
       * only if the attacker is out of view but not hidden from them.
       */
      readonly direction: number | null;
    }
  /** A line of the kill feed. */
  | {
      readonly kind: 'death';
      readonly entity: EntityId;
      readonly victim: PlayerId | null;
      readonly killer: PlayerId | null;
      /** The item used for the kill. */
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
  /** The player has unlocked an achievement. The texts are sent, because clients don't know those of secret ones. */
  | {
      readonly kind: 'achievement';
      readonly name: string;
      readonly text: string;
      readonly icon: MarkerIcon;
      readonly points: number;
    }
  /** The player has completed a goal of the day or week. */
  | {
      readonly kind: 'goal';
      readonly period: GoalPeriod;
      readonly name: string;
      readonly icon: MarkerIcon;
      readonly points: number;
    }
  /** The moderation actions this client may use; not sent to clients without any. */
  | {
      readonly kind: 'rights';
      readonly mayKick: boolean;
      readonly mayVote: boolean;
      /** Whether the player is a member of the game's community. */
      readonly isMember: boolean;
    }
  /** A message that a member posted in the community, outside this room. */
  | { readonly kind: 'community'; readonly name: string; readonly text: string }
  | KickVoteView
  /** A notice from the room itself, e.g. that a script was switched off. */
  | { readonly kind: 'notice'; readonly id: string; readonly text: string };

/** The state of a kick vote; sent again with every change. */
export interface KickVoteView {
  readonly kind: 'vote';
  readonly vote: number;
  readonly player: PlayerId;
  /** Names of the player to be kicked and of the player who started the vote. */
  readonly name: string;
  readonly caller: string;
  /** The tick at which the vote fails. */
  readonly endsAt: number;
  readonly yes: number;
  readonly no: number;
  readonly needed: number;
  /** The players who may vote. */
  readonly voters: readonly PlayerId[];
  readonly outcome: VoteOutcome;
}

/** `gone`: the player to be kicked has left. */
export type VoteOutcome = 'open' | 'passed' | 'failed' | 'gone';
