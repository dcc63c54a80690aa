import type { AchievementProgress } from './AchievementProgress.ts';
import type { GoalProgress } from './GoalProgress.ts';
import type { Value } from '../catalog/entry/valueTypes.ts';

/** Whether saved values belong to one game or are shared by all maps of its world. */
export type SavedScope = 'game' | 'world';

/** Everything that is saved for a player, by name. */
export interface SavedData {
  readonly game: { readonly [key: string]: Value };
  readonly world: { readonly [key: string]: Value };
  /** Missing for guests, and in games without achievements. */
  readonly achievements?: AchievementProgress;
  /** The goals of the day. Missing for guests, and where nothing is stored, as in playtests. */
  readonly goals?: GoalProgress;
}

/** One write to saved data. `add` and `delete` stay correct if another room writes to the same key. */
export interface SavedChange {
  readonly scope: SavedScope;
  readonly key: string;
  readonly change:
    | { readonly kind: 'set'; readonly value: Value }
    | { readonly kind: 'add'; readonly amount: number }
    | { readonly kind: 'delete' };
}
