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
} from './achievementQueries.ts';
import { addCappedPoints } from './addCappedPoints.ts';
import { LEVEL_POINTS_PER_DAY, LEVEL_POINTS_PER_GAME, SECONDS_PER_POINT } from './limits.ts';
import { parseAchievementReport } from './parseAchievementReport.ts';
import { canEarnAchievements, countsForPlayerLevel } from './policy.ts';

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
 */
export async function storeProgress(
  tx: Db,
  player: PlayerOfGame,
  { release, progress }: SentProgress,
  now: Date,
): Promise<void> {
  const report = parseAchievementReport(progress);
  const game = await findGame(tx, player.gameId);
  if (report === null || !game || !canEarnAchievements(game, player.userId, release)) return;
  if (!(await hasJoined(tx, player))) return;
  const unlockedPoints = await storeUnlocked(tx, player, { release, report, now });
  const earned = await addMastery(tx, player, { seconds: report.seconds, points: unlockedPoints, now });
  if (earned > 0 && countsForPlayerLevel(game, player.userId))
    await addLevelPoints(tx, player.userId, earned, now);
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
