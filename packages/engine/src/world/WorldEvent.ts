import type { AchievementReport, EntityId, PlayerId, Point, Value, SavedChange } from '@playloom/game-format';
import type { ScriptLogEntry, ScriptProblem } from './ScriptHost.ts';

/** Who receives an event: one player, or everyone if null. */
type Audience = PlayerId | null;

/** Something that the room must send or do after a tick. Plain data that the simulation never reads back. */
export type WorldEvent =
  | {
      readonly kind: 'sound';
      readonly sound: string;
      readonly at: Point | null;
      readonly player: Audience;
      /** The unit whose attack makes the sound. Clients that see it know the sound from its types. */
      readonly attacker?: EntityId;
    }
  | { readonly kind: 'music'; readonly sound: string | null; readonly player: Audience }
  | {
      readonly kind: 'effect';
      readonly effect: string;
      readonly x: number;
      readonly y: number;
      readonly rotation: number;
    }
  | { readonly kind: 'message'; readonly text: string; readonly seconds: number; readonly player: Audience }
  | { readonly kind: 'screen-text'; readonly text: string; readonly place: string; readonly player: Audience }
  | { readonly kind: 'floating-text'; readonly text: string; readonly at: Point; readonly color: string }
  /** `from` is null for the game itself. */
  | {
      readonly kind: 'chat';
      readonly text: string;
      readonly from: PlayerId | null;
      readonly player: Audience;
      readonly team: string | null;
    }
  | {
      readonly kind: 'panel';
      readonly panel: string;
      readonly player: Audience;
      readonly change: 'open' | 'close';
    }
  | {
      readonly kind: 'panel-message';
      readonly panel: string;
      readonly event: string;
      readonly value: Value;
      readonly player: Audience;
    }
  | {
      readonly kind: 'question';
      readonly player: PlayerId;
      readonly question: string;
      readonly text: string;
    }
  | {
      readonly kind: 'camera-shake';
      readonly player: Audience;
      readonly strength: number;
      readonly seconds: number;
    }
  | {
      readonly kind: 'layer-opacity';
      readonly layer: string;
      readonly opacity: number;
      readonly player: Audience;
    }
  | {
      readonly kind: 'daylight';
      readonly brightness: number;
      readonly color: string;
      readonly seconds: number;
    }
  | {
      readonly kind: 'hurt';
      readonly entity: EntityId;
      readonly amount: number;
      readonly attacker: EntityId | null;
    }
  | { readonly kind: 'death'; readonly entity: EntityId; readonly killer: EntityId | null }
  | { readonly kind: 'attack'; readonly unit: EntityId; readonly item: string | null }
  | { readonly kind: 'join'; readonly player: PlayerId }
  | { readonly kind: 'leave'; readonly player: PlayerId }
  | { readonly kind: 'remove-player'; readonly player: PlayerId; readonly reason: string }
  /** The room saves it; `change` stays correct if another room wrote in between. */
  | ({ readonly kind: 'save'; readonly player: PlayerId } & SavedChange)
  | {
      readonly kind: 'leaderboard';
      readonly player: PlayerId;
      readonly leaderboard: string;
      readonly score: number;
      readonly order: 'highest' | 'lowest';
    }
  | { readonly kind: 'achievement'; readonly player: PlayerId; readonly achievement: string }
  | { readonly kind: 'goal'; readonly player: PlayerId; readonly goal: string }
  /** The room saves it. It contains totals, so that nothing is counted twice. */
  | { readonly kind: 'progress'; readonly player: PlayerId; readonly report: AchievementReport }
  /** The room asks the platform, which asks the player. */
  | { readonly kind: 'coin-offer'; readonly player: PlayerId; readonly item: string; readonly price: number }
  /** A purchase has reached the rules: it is saved together with their data from this tick. */
  | { readonly kind: 'purchase'; readonly player: PlayerId; readonly purchase: string }
  | { readonly kind: 'travel'; readonly player: PlayerId; readonly map: string }
  | {
      readonly kind: 'match';
      readonly change: 'countdown' | 'round-starts' | 'round-ends' | 'match-ends';
      readonly round: number;
      readonly team: string | null;
      readonly player: PlayerId | null;
    }
  | {
      readonly kind: 'rule-problem';
      readonly rule: string;
      readonly path: string;
      readonly message: string;
      readonly id: string;
    }
  | { readonly kind: 'script-problem'; readonly problem: ScriptProblem }
  | ({ readonly kind: 'script-line' } & ScriptLogEntry);
