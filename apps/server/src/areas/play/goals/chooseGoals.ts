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
 * Chooses the goals of one player and period, always the same ones. Started goals stay if a new release is published,
 * completed ones first. Completed goals that the release doesn't have take a place too. So releases that take goals away
 * and bring them back give no more than others.
 */
export function chooseGoals(goals: readonly Goal[], choice: GoalChoice): readonly Goal[] {
  const { gameId, userId, startsOn, started } = choice;
  const known = new Set(goals.map(({ id }) => id));
  const completed = started.filter(({ completedAt }) => completedAt !== null).map(({ goal }) => goal);
  const kept = started.map(({ goal }) => goal).filter((id) => known.has(id));
  const order = (id: string) =>
    createHash('sha256')
      .update(`${gameId}/${userId ?? ''}/${startsOn}/${id}`)
      .digest('hex');
  const byOrder = (ids: readonly string[]) =>
    ids
      .map((id) => ({ id, order: order(id) }))
      .toSorted((a, b) => (a.order < b.order ? -1 : 1))
      .map(({ id }) => id);
  const wanted = new Set([...completed, ...byOrder(kept), ...byOrder([...known])]);
  const chosen = new Set([...wanted].slice(0, limits.GOALS_PER_PERIOD));
  return goals.filter(({ id }) => chosen.has(id));
}
