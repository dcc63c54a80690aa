import { apiLimits } from '@playloom/api-contract';

/** The streak of a player, without the player. Days are UTC dates such as `2026-03-14`. */
export interface StreakState {
  readonly days: number;
  readonly lastDay: string | null;
  readonly week: string;
  readonly weekDays: number;
  readonly bestWeek: number;
  readonly day: string;
  readonly daySeconds: number;
}

interface Played {
  readonly today: string;
  /** The first day of this week. */
  readonly week: string;
  readonly seconds: number;
  readonly hasCompletedGoal: boolean;
}

/**
 * Adds what was played to a streak. It grows by one on each day with enough time or a completed goal, and days without
 * either change nothing. A clock that was set back doesn't count a day again.
 */
export function addToStreak(
  before: StreakState,
  { today, week, seconds, hasCompletedGoal }: Played,
): StreakState {
  const isSameDay = today <= before.day;
  const daySeconds = (isSameDay ? before.daySeconds : 0) + seconds;
  const played = { ...before, day: isSameDay ? before.day : today, daySeconds };
  const isCounted = before.lastDay !== null && today <= before.lastDay;
  if (isCounted || (daySeconds < apiLimits.STREAK_SECONDS_PER_DAY && !hasCompletedGoal)) return played;
  const weekDays = (week === before.week ? before.weekDays : 0) + 1;
  return {
    ...played,
    days: before.days + 1,
    lastDay: today,
    week,
    weekDays,
    bestWeek: Math.max(before.bestWeek, weekDays),
  };
}
