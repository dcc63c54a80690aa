import type { GoalProgress } from '@playloom/game-format';
import type { GoalsRequest } from '@playloom/room-contract';
import type { WithClock } from '../../../process/clock.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { findGame } from '../../creation/games/gameQueries.ts';
import { canEarnAchievements } from '../achievements/policy.ts';
import { toUtcDay } from '../dashboard/toUtcDay.ts';
import { choosePlayerGoals } from './choosePlayerGoals.ts';
import { listGoalProgress, readReleaseGoals } from './goalQueries.ts';

/** Reads the goals for which a room must count. Null if there are none, or nothing would be stored. */
export async function readRoomGoals(
  db: Db,
  { gameId, userId, release }: GoalsRequest,
  now: Date,
): Promise<GoalProgress | null> {
  const game = await findGame(db, gameId);
  if (!game || !canEarnAchievements(game, userId, release)) return null;
  const goals = await readReleaseGoals(db, gameId, release);
  if (goals.length === 0) return null;
  const progress = await listGoalProgress(db, userId, [gameId], now);
  const chosen = choosePlayerGoals(goals, { gameId, userId }, progress, now);
  return {
    day: toUtcDay(now),
    counts: Object.fromEntries(chosen.map(({ goal, row }) => [goal.id, row?.count ?? 0])),
    done: chosen.filter(({ row }) => row?.completedAt != null).map(({ goal }) => goal.id),
  };
}

/** Answers a room in which a player has other goals since midnight. */
export function readGoals(
  { db, clock }: WithClock & WithDatabase,
  request: GoalsRequest,
): Promise<GoalProgress | null> {
  return readRoomGoals(db, request, clock.now());
}
