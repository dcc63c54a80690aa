import type { DashboardDay } from '@playloom/api-contract';

const HEADINGS = ['day', 'plays', 'players', 'new players', 'most at once', 'seconds a play', 'coins'];

/** Numbers and days only: nothing in it needs quotes, and nothing can be taken for a formula. */
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
