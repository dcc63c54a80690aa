import { type AchievementReport, type GoalProgress, isRecord, limits } from '@playloom/game-format';
import { SECONDS_PER_REPORT_MAX } from './limits.ts';

/** Reads the report of a room again, because rooms run creators' scripts. Drops everything that is invalid. */
export function parseAchievementReport(sent: unknown): AchievementReport | null {
  if (!isRecord(sent)) return null;
  const { counts, unlocked, seconds, goals } = sent;
  return {
    counts: isRecord(counts) ? readCounts(counts) : {},
    unlocked: Array.isArray(unlocked)
      ? [...new Set(unlocked.slice(0, limits.ACHIEVEMENTS_MAX).filter(isId))]
      : [],
    seconds:
      typeof seconds === 'number' && Number.isFinite(seconds)
        ? Math.min(SECONDS_PER_REPORT_MAX, Math.max(0, Math.floor(seconds)))
        : 0,
    ...(isRecord(goals) && typeof goals['day'] === 'string' && { goals: readGoals(goals, goals['day']) }),
  };
}

function readGoals({ counts, done }: { readonly [key: string]: unknown }, day: string): GoalProgress {
  return {
    day,
    counts: isRecord(counts) ? readCounts(counts) : {},
    done: Array.isArray(done) ? done.slice(0, limits.GOALS_MAX).filter(isId) : [],
  };
}

function readCounts(counts: { readonly [id: string]: unknown }): AchievementReport['counts'] {
  const entries = Object.entries(counts).slice(0, limits.ACHIEVEMENTS_MAX);
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, number] =>
        isId(entry[0]) &&
        typeof entry[1] === 'number' &&
        entry[1] >= 0 &&
        entry[1] <= limits.ACHIEVEMENT_GOAL_MAX,
    ),
  );
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && limits.ID_PATTERN.test(id);
}
