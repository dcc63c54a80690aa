import type { Streak } from '@playloom/api-contract';
import { getPeriodStart } from '@playloom/game-format';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { toUtcDay } from '../dashboard/toUtcDay.ts';
import { findStreak } from './streakQueries.ts';

const NONE: Streak = { days: 0, hasPlayedToday: false, weekDays: 0, bestWeek: 0 };

export async function readStreak({ db, clock }: WithClock & WithDatabase, userId: string): Promise<Streak> {
  const found = await findStreak(db, userId);
  if (found === null) return NONE;
  const now = clock.now();
  const week = toUtcDay(new Date(getPeriodStart('weekly', now.getTime())));
  return {
    days: found.days,
    hasPlayedToday: found.lastDay === toUtcDay(now),
    weekDays: found.week === week ? found.weekDays : 0,
    bestWeek: found.bestWeek,
  };
}
