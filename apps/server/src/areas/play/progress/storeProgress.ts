import { apiLimits } from '@playloom/api-contract';
import { type Achievement, type AchievementReport, getAchievementGoal } from '@playloom/game-format';
import type { Db } from '../../../storage/openDatabase.ts';
import { findGame } from '../../creation/games/gameQueries.ts';
import { toUtcDay } from '../dashboard/toUtcDay.ts';
import {
  findMastery,
  hasJoined,
  listProgress,
  lockPlayerLevel,
  readReleaseAchievements,
  updatePlayerLevel,
  upsertMastery,
  upsertProgress,
} from '../achievements/achievementQueries.ts';
import { addCappedPoints } from '../achievements/addCappedPoints.ts';
import { LEVEL_POINTS_PER_DAY, LEVEL_POINTS_PER_GAME, SECONDS_PER_POINT } from '../achievements/limits.ts';
import { parseAchievementReport } from '../achievements/parseAchievementReport.ts';
import { canEarnAchievements, countsForPlayerLevel } from '../achievements/policy.ts';
import { storeSeasonPoints } from '../seasons/storeSeasonPoints.ts';
import { storeStreak } from '../streaks/storeStreak.ts';
import { storeGoals } from '../goals/storeGoals.ts';

const NO_GOALS = { points: 0, completed: 0 };

interface PlayerOfGame {
  readonly userId: string;
  readonly gameId: string;
}

interface SentProgress {
  readonly release: number;
  /** What a room sent. */
  readonly progress: unknown;
}

/**
 * Stores the progress that a room reports for a player, and the points for it. Runs in the transaction of the saved
 * data: the lease says that the player is in that room, and its sequence that the report has not been stored before.
 * Returns whether the room counts for the goals of a day that has ended.
 */
export async function storeProgress(
  tx: Db,
  player: PlayerOfGame,
  { release, progress }: SentProgress,
  now: Date,
): Promise<{ readonly isNewDay: boolean }> {
  const report = parseAchievementReport(progress);
  const game = await findGame(tx, player.gameId);
  const { userId } = player;
  if (report === null || !game || !canEarnAchievements(game, userId, release)) return { isNewDay: false };
  const isNewDay = report.goals !== undefined && report.goals.day !== toUtcDay(now);
  if (!(await hasJoined(tx, player))) return { isNewDay };
  const unlockedPoints = await storeUnlocked(tx, player, { release, report, now });
  const { goals } = report;
  const completed = goals ? await storeGoals(tx, { ...player, release, goals }, now) : NO_GOALS;
  await storeStreak(tx, userId, { seconds: report.seconds, hasCompletedGoal: completed.completed > 0 }, now);
  const points = unlockedPoints + completed.points;
  const earned = await addMastery(tx, player, { seconds: report.seconds, points, now });
  if (earned > 0 && countsForPlayerLevel(game, userId)) {
    await addLevelPoints(tx, userId, earned, now);
    // Minutes don't count for the season, but what a game can give on one day limits its points too.
    await storeSeasonPoints(tx, userId, Math.min(points, earned), now);
  }
  return { isNewDay };
}

/** Stores counts and unlocked achievements that the release has. Returns the points of those that are new. */
async function storeUnlocked(
  tx: Db,
  player: PlayerOfGame,
  { release, report, now }: { release: number; report: AchievementReport; now: Date },
): Promise<number> {
  const known = await readReleaseAchievements(tx, player.gameId, release);
  const before = new Map((await listProgress(tx, player)).map((row) => [row.achievement, row]));
  let points = 0;
  const rows = known.flatMap((achievement) => {
    const stored = before.get(achievement.id);
    const sent = Object.hasOwn(report.counts, achievement.id) ? report.counts[achievement.id]! : 0;
    const count = Math.max(stored?.count ?? 0, sent);
    const isNew = (stored?.unlockedAt ?? null) === null && isUnlocked(achievement, report, count);
    if (isNew) points += achievement.points;
    if (!isNew && count === (stored?.count ?? 0)) return [];
    return [{ ...player, achievement: achievement.id, count, unlockedAt: isNew ? now : null }];
  });
  await upsertProgress(tx, rows);
  return points;
}

function isUnlocked({ id, done }: Achievement, { unlocked }: AchievementReport, count: number): boolean {
  return unlocked.includes(id) && count >= getAchievementGoal(done);
}

/** Returns how many points were added. */
async function addMastery(
  tx: Db,
  { userId, gameId }: PlayerOfGame,
  { seconds, points, now }: { seconds: number; points: number; now: Date },
): Promise<number> {
  const today = toUtcDay(now);
  const stored = await findMastery(tx, { userId, gameId });
  const before = stored ?? { points: 0, day: today, dayPoints: 0, seconds: 0 };
  const total = before.seconds + seconds;
  const played = Math.floor(total / SECONDS_PER_POINT) - Math.floor(before.seconds / SECONDS_PER_POINT);
  const { added: _added, ...after } = addCappedPoints(before, points + played, {
    today,
    perDay: apiLimits.MASTERY_POINTS_PER_DAY,
  });
  await upsertMastery(tx, { ...after, userId, gameId, seconds: total, playedAt: now });
  return Math.max(
    0,
    Math.min(LEVEL_POINTS_PER_GAME, after.points) - Math.min(LEVEL_POINTS_PER_GAME, before.points),
  );
}

async function addLevelPoints(tx: Db, userId: string, amount: number, now: Date): Promise<void> {
  const today = toUtcDay(now);
  const before = await lockPlayerLevel(tx, userId, today);
  const { added: _added, ...after } = addCappedPoints(before, amount, {
    today,
    perDay: LEVEL_POINTS_PER_DAY,
  });
  await updatePlayerLevel(tx, userId, after);
}
