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

/** Values are only numbers and dates, so that no quoting is needed and no value can act as a formula. */
export function writeCsv(days: readonly DashboardDay[]): string {
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
