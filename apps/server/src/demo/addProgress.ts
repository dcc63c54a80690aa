import { apiLimits } from '@playloom/api-contract';
import { getAchievementGoal, listGoals } from '@playloom/game-format';
import { computeLevel } from '../areas/play/achievements/computeLevel.ts';
import { PLAYER_LEVEL_STEP } from '../areas/play/achievements/limits.ts';
import { toUtcDay } from '../areas/play/dashboard/toUtcDay.ts';
import { choosePlayerGoals } from '../areas/play/goals/choosePlayerGoals.ts';
import { getPeriodDay } from '../areas/play/goals/getPeriodDay.ts';
import { listEarnedCosmetics } from '../areas/play/rewards/listEarnedCosmetics.ts';
import { getSeasonLevel, getSeasonNumber } from '../areas/play/seasons/seasonCalendar.ts';
import { addMilliseconds, HOUR_MS } from '../process/clock.ts';
import {
  achievementProgress,
  gameMastery,
  goalProgress,
  playerLevels,
  playerStreaks,
  seasonPoints,
  wornCosmetics,
} from '../storage/schema.ts';
import { pickOne } from './createSeededRandomInt.ts';
import type { DemoGame, DemoPerson, DemoSite } from './DemoSite.ts';

const PLAYED_GAMES = 4;
const STREAK_DAYS_MAX = 45;
const LEVEL_POINTS_MAX = 6000;
const SEASON_POINTS_MAX = apiLimits.SEASON_LEVELS * apiLimits.SEASON_LEVEL_POINTS;

/** Adds levels, streaks, seasons, and frames of all users, and what the first user has unlocked and completed. */
export async function addProgress(site: DemoSite): Promise<void> {
  for (const person of site.people) await addMarks(site, person);
  const [first] = site.people;
  if (!first) return;
  const played = site.games.filter(({ creator }) => creator !== first).slice(-PLAYED_GAMES);
  for (const game of played) await addGameProgress(site, first, game);
}

async function addMarks({ tx, now, roll }: DemoSite, { id: userId }: DemoPerson): Promise<void> {
  const day = toUtcDay(now);
  const current = getSeasonNumber(now);
  const level = { userId, points: 50 + roll(LEVEL_POINTS_MAX), day, dayPoints: 0 };
  const streak = {
    userId,
    days: 1 + roll(STREAK_DAYS_MAX),
    lastDay: day,
    week: getPeriodDay('weekly', now),
    weekDays: 1,
    bestWeek: 3 + roll(5),
    day,
    daySeconds: 0,
  };
  const seasons = [...new Set([Math.max(1, current - 1), current])].map((season) => {
    return { userId, season, points: 20 + roll(SEASON_POINTS_MAX), day, dayPoints: 0 };
  });
  await tx.insert(playerLevels).values(level);
  await tx.insert(playerStreaks).values(streak);
  await tx.insert(seasonPoints).values(seasons);
  const earned = listEarnedCosmetics({
    level: computeLevel(level.points, PLAYER_LEVEL_STEP).level,
    streakDays: streak.days,
    seasons: seasons.map(({ season, points }) => ({ season, level: getSeasonLevel(points) })),
  });
  const frames = [null, ...earned.filter(({ kind }) => kind === 'frame')];
  const emblems = [null, ...earned.filter(({ kind }) => kind === 'emblem')];
  const worn = { frame: pickOne(roll, frames)?.id ?? null, emblem: pickOne(roll, emblems)?.id ?? null };
  await tx.insert(wornCosmetics).values({ userId, ...worn });
}

async function addGameProgress(site: DemoSite, person: DemoPerson, game: DemoGame): Promise<void> {
  const { tx, now, roll } = site;
  const player = { userId: person.id, gameId: game.id };
  const unlocked = game.starter.game.settings.achievements.map((achievement, index) => ({
    ...player,
    achievement: achievement.id,
    count: index % 2 === 0 ? getAchievementGoal(achievement.done) : 0,
    unlockedAt: index % 2 === 0 ? addMilliseconds(now, -(2 + roll(400)) * HOUR_MS) : null,
  }));
  if (unlocked.length > 0) await tx.insert(achievementProgress).values(unlocked);
  const day = { day: toUtcDay(now), dayPoints: 0 };
  await tx
    .insert(gameMastery)
    .values({ ...player, ...day, points: 20 + roll(400), seconds: 60 * roll(400), playedAt: now });
  const goals = choosePlayerGoals(listGoals(game.starter.game), player, [], now).map(
    ({ goal: { id: goal, period, done }, startsOn }, index) => {
      const needed = getAchievementGoal(done);
      const isCompleted = index % 3 === 0;
      const count = isCompleted ? needed : Math.floor((needed * roll(90)) / 100);
      return { ...player, period, startsOn, goal, count, completedAt: isCompleted ? now : null };
    },
  );
  if (goals.length > 0) await tx.insert(goalProgress).values(goals);
}
