import { formatNumber, type PlayerGoal } from '@playloom/api-contract';

const MINUTE = 60;

/** Describes how far a player is: `Completed`, `3 of 10 minutes`, or `1 of 2`. Null if there is nothing to count. */
export function describeGoalStatus({ goal, count, isTime, completedAt }: PlayerGoal): string | null {
  if (completedAt !== null) return 'Completed';
  if (goal === null || goal <= 1) return null;
  if (!isTime) return `${formatNumber(Math.floor(count))} of ${formatNumber(goal)}`;
  return `${formatNumber(Math.floor(count / MINUTE))} of ${formatNumber(Math.ceil(goal / MINUTE))} minutes`;
}
