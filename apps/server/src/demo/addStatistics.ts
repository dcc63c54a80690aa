import { addMilliseconds, DAY_MS, HOUR_MS } from '../process/clock.ts';
import { addDays, toUtcDay } from '../areas/play/dashboard/toUtcDay.ts';
import { gameDays, leaderboardScores, recentGames, roomProblems, savedData } from '../storage/schema.ts';
import type { DemoSale } from './addCoins.ts';
import { pickOne, pickSome } from './createSeededRandomInt.ts';
import type { DemoGame, DemoSite } from './DemoSite.ts';

/** Percentage of play sessions that end within each time span. */
const ENDINGS = [13, 9, 18, 14, 19, 14, 8, 5];
/** Relative number of plays per day of the week, Sunday first. People play more on weekends. */
const WEEK = [15, 9, 8, 9, 10, 12, 16];
const CREATOR_SHARE = 0.9;

/** Adds the daily figures of each game since it was published, including today so far. */
export async function addDailyGameStatistics(site: DemoSite, sales: readonly DemoSale[]): Promise<void> {
  for (const game of site.games) {
    const rows = planDays(site, game, sales);
    if (rows.length > 0) await site.tx.insert(gameDays).values(rows);
  }
}

function planDays({ roll, now }: DemoSite, game: DemoGame, sales: readonly DemoSale[]) {
  const ages = Array.from({ length: game.daysAgo + 1 }, (_, age) => age);
  const weights = ages.map((age) => {
    const weekday = addMilliseconds(now, -age * DAY_MS).getUTCDay();
    return (WEEK[weekday] ?? 1) * (60 + roll(80)) * (age === 0 ? 0.5 : 1);
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const today = toUtcDay(now);
  return ages.map((age) => {
    const plays = Math.round((game.plays * (weights[age] ?? 0)) / whole);
    const players = Math.ceil(plays * 0.6);
    const newPlayers = Math.round((players * (30 + roll(20))) / 100);
    const day = addDays(today, -age);
    const sold = sales.filter(
      (sale) => sale.game === game && toUtcDay(addMilliseconds(now, -sale.daysAgo * DAY_MS)) === day,
    );
    return {
      gameId: game.id,
      day,
      plays,
      players,
      newPlayers,
      returnedNextDay: age < 1 ? 0 : Math.round((newPlayers * (22 + roll(16))) / 100),
      returnedNextWeek: age < 7 ? 0 : Math.round((newPlayers * (8 + roll(10))) / 100),
      peak: plays === 0 ? 0 : 1 + Math.round(plays / 14),
      seconds: plays * (260 + roll(240)),
      coins: sold.reduce((sum, { price }) => sum + price * CREATOR_SHARE, 0),
      endedWithin: spread(plays),
    };
  });
}

function spread(plays: number): number[] {
  const ended = ENDINGS.map((share) => Math.floor((plays * share) / 100));
  ended[0] = plays - ended.slice(1).reduce((sum, count) => sum + count, 0);
  return ended;
}

const PROBLEMS = [
  {
    level: 'error',
    problemId: 'rule-out-of-steps',
    text: 'This rule ran too long and was stopped.',
    line: 2,
  },
  { level: 'warn', problemId: 'no-room-left', text: 'There is no space for another unit.', line: 0 },
  {
    level: 'error',
    problemId: 'script-error',
    text: "Cannot read properties of undefined (reading 'health')",
    line: 1,
  },
] as const;

/** Adds errors in game rules, which are shown to the games' creators. */
export async function addRoomProblems({ tx, roll, now, games }: DemoSite): Promise<void> {
  const rows = games.flatMap((game) => {
    const { rules } = game.starter.game;
    return PROBLEMS.slice(0, 1 + roll(PROBLEMS.length)).map(({ line, ...problem }, index) => {
      const place = roll(rules.length);
      const lastAt = addMilliseconds(now, -(1 + roll(200)) * HOUR_MS);
      return {
        ...problem,
        gameId: game.id,
        release: 1,
        roomId: 'demo',
        place: `rules[${place}].do[${line}]`,
        rule: rules[place]?.name ?? '',
        fingerprint: `demo ${index}`,
        times: 1 + roll(120),
        firstAt: addMilliseconds(lastAt, -DAY_MS),
        lastAt,
      };
    });
  });
  await tx.insert(roomProblems).values(rows);
}

const HATS = ['straw', 'captain', 'crown', 'none'];
const PLAYERS_MAX = 34;

/** Adds saved data and leaderboard scores. */
export async function addSavedData({ tx, roll, now, games, people }: DemoSite): Promise<void> {
  for (const game of games) {
    const owner = { scope: 'game', ownerId: game.id } as const;
    const rules = JSON.stringify(game.starter.game.rules);
    const board = /"leaderboard":"([^"]+)"/.exec(rules)?.[1];
    const order = rules.includes('"order":"lowest"') ? ('lowest' as const) : ('highest' as const);
    const players = pickSome(roll, people, 6 + roll(PLAYERS_MAX - 6)).map(({ id: userId }) => {
      const updatedAt = addMilliseconds(now, -roll(30 * 24) * HOUR_MS);
      const values = {
        coins: roll(900),
        level: 1 + roll(12),
        hat: pickOne(roll, HATS),
        tutorialDone: roll(4) > 0,
      };
      return { ...owner, userId, updatedAt, values: JSON.stringify(values), version: 1 + roll(40) };
    });
    await tx.insert(savedData).values(players);
    if (board === undefined) continue;
    const scores = players.map(({ userId, updatedAt: reachedAt }) => ({
      ...owner,
      leaderboard: board,
      userId,
      score: 5 + roll(95),
      order,
      reachedAt,
    }));
    await tx.insert(leaderboardScores).values(scores);
  }
}

const RECENT_GAMES = 4;

/** Adds games of other creators to those the first user played recently. */
export async function addRecentGames({ tx, now, games, people }: DemoSite): Promise<void> {
  const [first] = people;
  if (!first) return;
  const played = games.filter(({ creator }) => creator !== first).slice(-RECENT_GAMES);
  const rows = played.map(({ id: gameId }, index) => ({
    userId: first.id,
    gameId,
    playedAt: addMilliseconds(now, -(3 + index * 21) * HOUR_MS),
  }));
  await tx.insert(recentGames).values(rows);
}
