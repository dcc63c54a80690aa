import { createHash } from 'node:crypto';
import { type Goal, limits } from '@playloom/game-format';

interface GoalChoice {
  readonly gameId: string;
  /** Null for guests, who all see the same goals. */
  readonly userId: string | null;
  /** The first day of the period. */
  readonly startsOn: string;
  /** The goals that the player has made progress with in this period. */
  readonly started: readonly { readonly goal: string; readonly completedAt: Date | null }[];
}

/**
 * Chooses the goals of one player and period, always the same ones. Started goals stay if a new release is published.
 * Completed goals that it doesn't have take a place too, so that releases can't give more goals than others.
 */
export function chooseGoals(goals: readonly Goal[], choice: GoalChoice): readonly Goal[] {
  const { gameId, userId, startsOn, started } = choice;
  const known = new Map(goals.map((goal) => [goal.id, goal]));
  const gone = started.filter(({ goal, completedAt }) => !known.has(goal) && completedAt !== null).length;
  const kept = new Set(started.map(({ goal }) => goal).filter((id) => known.has(id)));
  const order = (id: string) =>
    createHash('sha256')
      .update(`${gameId}/${userId ?? ''}/${startsOn}/${id}`)
      .digest('hex');
  const others = goals
    .filter(({ id }) => !kept.has(id))
    .map(({ id }) => ({ id, order: order(id) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1));
  const places = Math.max(0, limits.GOALS_PER_PERIOD - gone - kept.size);
  const chosen = new Set([...kept, ...others.slice(0, places).map(({ id }) => id)]);
  return goals.filter(({ id }) => chosen.has(id));
}
