import type { GoalProgress } from './GoalProgress.ts';

/** How far a player has come with the achievements of a game, by their ids. */
export interface AchievementProgress {
  readonly counts: { readonly [achievement: string]: number };
  /** In the order in which they were unlocked. */
  readonly unlocked: readonly string[];
}

/** What a room reports: the totals that have changed, and the time since the last report. */
export interface AchievementReport extends AchievementProgress {
  readonly seconds: number;
  /** The goals whose totals have changed. Missing in older engines, and for players without goals. */
  readonly goals?: GoalProgress;
}
