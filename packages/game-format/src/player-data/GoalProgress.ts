/** The goals that a player has on one day, by their ids, and how far they have come with them. */
export interface GoalProgress {
  /** The UTC day, such as `2026-03-14`. The room passes it on with what it reports. */
  readonly day: string;
  readonly counts: { readonly [goal: string]: number };
  /** In the order in which they were completed. */
  readonly done: readonly string[];
}
