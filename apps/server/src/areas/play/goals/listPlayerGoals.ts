import { apiLimits, type GameGoals, type PlayerGoal, type TodayGoals } from '@playloom/api-contract';
import { getAchievementGoal } from '@playloom/game-format';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { PublishedGame } from '../../creation/games/gameQueries.ts';
import { canEarnAchievements } from '../achievements/policy.ts';
import { listRecentGamesOf } from '../recent-games/recentGameQueries.ts';
import { readStreak } from '../streaks/readStreak.ts';
import { type ChosenGoal, choosePlayerGoals } from './choosePlayerGoals.ts';
import { listGoalProgress, readReleaseGoals } from './goalQueries.ts';
import { describePeriodEnds } from './getPeriodDay.ts';

/** Lists what a visitor has in a game today and this week. Guests see goals without progress. */
export async function listGameGoals(
  { db, clock }: WithClock & WithDatabase,
  game: PublishedGame,
  userId: string | null,
): Promise<GameGoals> {
  const now = clock.now();
  const { id: gameId, liveRelease } = game;
  const isKept = userId !== null && canEarnAchievements(game, userId, liveRelease);
  const [goals, progress] = await Promise.all([
    readReleaseGoals(db, gameId, liveRelease),
    isKept ? listGoalProgress(db, userId, [gameId], now) : [],
  ]);
  const chosen = choosePlayerGoals(goals, { gameId, userId }, progress, now);
  return { goals: chosen.map(presentGoal), isKept, ...describePeriodEnds(now) };
}

/** Lists the daily goals of the games that a user played last. Games without any are left out. */
export async function listTodayGoals(
  services: WithClock & WithDatabase,
  userId: string,
): Promise<TodayGoals> {
  const { db, clock } = services;
  const now = clock.now();
  const streak = await readStreak(services, userId);
  const recent = await listRecentGamesOf(db, userId, apiLimits.RECENT_GAMES_MAX);
  const games = recent
    .filter((game) => (game.facts.goals ?? 0) > 0 && canEarnAchievements(game, userId, game.liveRelease))
    .slice(0, apiLimits.TODAY_GAMES_SHOWN);
  const progress = await listGoalProgress(
    db,
    userId,
    games.map(({ id }) => id),
    now,
  );
  const shown = await Promise.all(
    games.map(async ({ id: gameId, slug, title, coverFile, liveRelease }) => {
      const goals = await readReleaseGoals(db, gameId, liveRelease);
      const daily = goals.filter(({ period }) => period === 'daily');
      const chosen = choosePlayerGoals(daily, { gameId, userId }, progress, now);
      return { gameSlug: slug, title, cover: coverFile, goals: chosen.map(presentGoal) };
    }),
  );
  return { games: shown.filter(({ goals }) => goals.length > 0), ...describePeriodEnds(now), streak };
}

function presentGoal({ goal: shown, row }: ChosenGoal): PlayerGoal {
  const { id, period, name, description, icon, points, done } = shown;
  const goal = done.kind === 'rules' ? null : getAchievementGoal(done);
  return {
    id,
    period,
    name,
    description,
    icon,
    points,
    goal,
    isTime: done.kind === 'seconds',
    count: goal === null ? 0 : Math.min(goal, row?.count ?? 0),
    completedAt: row?.completedAt?.toISOString() ?? null,
  };
}
