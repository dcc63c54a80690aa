import type { Dashboard, DashboardDay, DashboardTotals } from '@playloom/api-contract';
import { STAY_SPANS, type DayRow } from '../../storage/stayQueries.ts';
import { addDays } from './dayOf.ts';

const WEEK = 7;

/** The first day that `summariseDays` asks for: both ranges, and those whose return falls into the earlier one. */
export function firstDayNeeded(today: string, days: number): string {
  return addDays(today, 1 - 2 * days - WEEK);
}

/** A range that ends today and the one of the same length before it. Days without plays have no rows. */
export function summariseDays(
  rows: readonly DayRow[],
  today: string,
  days: number,
): Pick<Dashboard, 'days' | 'now' | 'before' | 'leaving'> {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const nowFrom = addDays(today, 1 - days);
  const beforeFrom = addDays(nowFrom, -days);
  const inRange = pickRange(byDay, nowFrom, days);
  return {
    days: inRange.map(({ day, row }) => presentDay(day, row)),
    now: addUp(byDay, nowFrom, days, today),
    before: addUp(byDay, beforeFrom, days, nowFrom),
    leaving: [...STAY_SPANS, null].map((before, index) => ({
      before,
      plays: sum(inRange.map(({ row }) => row?.endedWithin[index] ?? 0)),
    })),
  };
}

type ByDay = ReadonlyMap<string, DayRow>;

function pickRange(byDay: ByDay, from: string, days: number) {
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(from, index);
    return { day, row: byDay.get(day) };
  });
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

/** `until` is not over yet, or belongs to the next range: nobody is counted as lost who may still come back. */
function addUp(byDay: ByDay, from: string, days: number, until: string): DashboardTotals {
  const rows = pickRange(byDay, from, days).flatMap(({ row }) => row ?? []);
  const plays = sum(rows.map((row) => row.plays));
  const returned = (after: number, count: (row: DayRow) => number) => {
    const cohorts = pickRange(byDay, addDays(from, -after), days)
      .filter(({ day }) => addDays(day, after) < until)
      .flatMap(({ row }) => row ?? []);
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
