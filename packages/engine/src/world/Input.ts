import type {
  GoalProgress,
  Key,
  PlayerId,
  Point,
  SavedData,
  TokenBalances,
  Value,
} from '@playloom/game-format';

/**
 * Everything that reaches a room from outside. Inputs take effect in order, and a tape records them tick by
 * tick. They are untrusted: invalid inputs are dropped.
 */
export type Input =
  | {
      readonly kind: 'join';
      /** Chosen by the room. An id that is already in use is refused. */
      readonly player: PlayerId;
      readonly name: string;
      readonly userId: string | null;
      readonly isBot?: boolean;
      readonly team?: string | null;
      /** Null while the data is still being loaded. A `saved-data` input follows. */
      readonly saved: SavedData | null;
    }
  | { readonly kind: 'leave'; readonly player: PlayerId }
  | { readonly kind: 'saved-data'; readonly player: PlayerId; readonly saved: SavedData }
  /** The goals of another day, while the player is in the room. */
  | { readonly kind: 'goals'; readonly player: PlayerId; readonly goals: GoalProgress }
  | {
      readonly kind: 'controls';
      readonly player: PlayerId;
      readonly keys: readonly Key[];
      readonly mouseX: number;
      readonly mouseY: number;
      readonly stick: Point | null;
    }
  | {
      readonly kind: 'chat';
      readonly player: PlayerId;
      readonly text: string;
      /** Whether to send the message only to the player's team, even if chat is for everyone. */
      readonly isTeamOnly?: boolean;
    }
  | {
      readonly kind: 'panel';
      readonly player: PlayerId;
      readonly panel: string;
      readonly event: string;
      readonly value: Value;
    }
  | { readonly kind: 'answer'; readonly player: PlayerId; readonly text: string }
  | { readonly kind: 'choose'; readonly player: PlayerId; readonly option: number }
  | { readonly kind: 'close-dialogue'; readonly player: PlayerId }
  | { readonly kind: 'buy'; readonly player: PlayerId; readonly offer: string }
  /** Paid for with coins; the room passes each purchase to the world once. */
  | { readonly kind: 'purchase'; readonly player: PlayerId; readonly purchase: string; readonly item: string }
  /** As read by the platform; sent again when they change. */
  | { readonly kind: 'tokens'; readonly player: PlayerId; readonly tokens: TokenBalances }
  | { readonly kind: 'close-shop'; readonly player: PlayerId }
  /** Votes for the next match by the index of an option. */
  | { readonly kind: 'match-vote'; readonly player: PlayerId; readonly option: number }
  | { readonly kind: 'team'; readonly player: PlayerId; readonly team: string }
  /** Inventory slots count from 1, as in rules. */
  | { readonly kind: 'select-slot'; readonly player: PlayerId; readonly slot: number }
  | { readonly kind: 'swap-slots'; readonly player: PlayerId; readonly a: number; readonly b: number }
  | { readonly kind: 'drop-slot'; readonly player: PlayerId; readonly slot: number }
  | { readonly kind: 'switch-off-scripts'; readonly reason: string };
