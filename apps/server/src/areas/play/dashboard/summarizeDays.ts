import type { Dashboard, DashboardDay, DashboardTotals } from '@playloom/api-contract';
import { SESSION_LENGTH_BOUNDS, type DayRow } from './playSessionQueries.ts';
import { addDays } from './toUtcDay.ts';

const WEEK = 7;

/**
 * The first day that `summarizeDays` needs. Covers both ranges, and the week before them for the retention of the
 * earlier range.
 */
export function getFirstDayNeeded(today: string, days: number): string {
  return addDays(today, 1 - 2 * days - WEEK);
}

/** Summarizes a range that ends today and the range of the same length before it. Days without plays have no rows. */
export function summarizeDays(
  rows: readonly DayRow[],
  today: string,
  days: number,
): Pick<Dashboard, 'days' | 'now' | 'before' | 'leaving'> {
  // Keyed by age instead of date, so that dates are formatted only for the days that are shown.
  const byAge: ByAge = new Map(rows.map((row) => [row.age, row]));
  const inRange = listAges(days - 1, days).map((age) => ({ day: addDays(today, -age), row: byAge.get(age) }));
  return {
    days: inRange.map(({ day, row }) => presentDay(day, row)),
    now: addUp(byAge, days - 1, days),
    before: addUp(byAge, 2 * days - 1, days),
    leaving: [...SESSION_LENGTH_BOUNDS, null].map((before, index) => ({
      before,
      plays: sum(inRange.map(({ row }) => row?.endedWithin[index] ?? 0)),
    })),
  };
}

/** Rows by their age in days. */
type ByAge = ReadonlyMap<number, DayRow>;

/** The ages of a range of days, oldest first. */
function listAges(oldest: number, days: number): number[] {
  return Array.from({ length: days }, (_, index) => oldest - index);
}

function presentDay(day: string, row: DayRow | undefined): DashboardDay {
  if (!row) return { day, plays: 0, players: 0, newPlayers: 0, peak: 0, seconds: 0, coins: 0 };
  const { plays, players, newPlayers, peak, seconds, coins } = row;
  return {
    day,
    plays,
    players,
    newPlayers,
    peak,
    seconds: plays === 0 ? 0 : Math.round(seconds / plays),
    coins,
  };
}

/** Sums up a range of days. Today is not over, so players who may still return today are left out of the retention. */
function addUp(byAge: ByAge, oldest: number, days: number): DashboardTotals {
  const rowsOf = (ages: readonly number[]) => ages.flatMap((age) => byAge.get(age) ?? []);
  const rows = rowsOf(listAges(oldest, days));
  const plays = sum(rows.map((row) => row.plays));
  const returned = (after: number, count: (row: DayRow) => number) => {
    const cohorts = rowsOf(listAges(oldest + after, days).filter((age) => age - after > 0));
    const came = sum(cohorts.map((row) => row.newPlayers));
    return came === 0 ? null : Math.min(1, sum(cohorts.map(count)) / came);
  };
  return {
    plays,
    playersADay: sum(rows.map((row) => row.players)) / days,
    newPlayers: sum(rows.map((row) => row.newPlayers)),
    peak: Math.max(0, ...rows.map((row) => row.peak)),
    seconds: plays === 0 ? null : Math.round(sum(rows.map((row) => row.seconds)) / plays),
    coins: sum(rows.map((row) => row.coins)),
    returnedNextDay: returned(1, (row) => row.returnedNextDay),
    returnedNextWeek: returned(WEEK, (row) => row.returnedNextWeek),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
