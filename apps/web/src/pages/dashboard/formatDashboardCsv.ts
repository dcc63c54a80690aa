import type { DashboardDay } from '@playloom/api-contract';

const HEADINGS = [
  'day',
  'plays',
  'players',
  'new players',
  'peak concurrent players',
  'average session seconds',
  'coins',
];

/** Writes the days as CSV. All values are numbers or dates, so they need no quoting and can't be run as formulas. */
export function formatDashboardCsv(days: readonly DashboardDay[]): string {
  const lines = days.map(({ day, plays, players, newPlayers, peak, seconds, coins }) => [
    day,
    plays,
    players,
    newPlayers,
    peak,
    seconds,
    coins,
  ]);
  return [HEADINGS, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}
