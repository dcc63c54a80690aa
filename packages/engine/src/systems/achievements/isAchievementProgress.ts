import { type AchievementProgress, type GoalProgress, isRecord, limits } from '@playloom/game-format';

/** More than a game has, because players keep what later releases don't have. */
const READ_MAX = 10 * limits.ACHIEVEMENTS_MAX;
const DAY_LENGTH_MAX = 10;

/** Whether untrusted data has the shape and size of progress with achievements. */
export function isAchievementProgress(value: unknown): value is AchievementProgress {
  if (!isRecord(value)) return false;
  const { counts, unlocked } = value;
  if (!isRecord(counts) || !Array.isArray(unlocked)) return false;
  const numbers = Object.values(counts);
  return (
    numbers.length <= READ_MAX &&
    unlocked.length <= READ_MAX &&
    numbers.every((count) => typeof count === 'number' && Number.isFinite(count)) &&
    unlocked.every((id) => typeof id === 'string')
  );
}

/** Whether untrusted data has the shape and size of the goals of a day. */
export function isGoalProgress(value: unknown): value is GoalProgress {
  if (!isRecord(value)) return false;
  const { day, counts, done } = value;
  if (typeof day !== 'string' || day.length > DAY_LENGTH_MAX) return false;
  if (!isRecord(counts) || !Array.isArray(done)) return false;
  const numbers = Object.values(counts);
  return (
    numbers.length <= limits.GOALS_MAX &&
    done.length <= limits.GOALS_MAX &&
    numbers.every((count) => typeof count === 'number' && Number.isFinite(count) && count >= 0) &&
    done.every((id) => typeof id === 'string')
  );
}
