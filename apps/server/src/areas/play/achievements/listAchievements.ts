import type { GameAchievement, GameProgress } from '@playloom/api-contract';
import { type Achievement, getAchievementGoal } from '@playloom/game-format';
import type { Db } from '../../../storage/openDatabase.ts';
import type { PublishedGame } from '../../creation/games/gameQueries.ts';
import {
  countPlayers,
  countUnlocks,
  findMastery,
  listProgress,
  readReleaseAchievements,
} from './achievementQueries.ts';
import { computeLevel } from './computeLevel.ts';
import { MASTERY_LEVEL_STEP, RARITY_PLAYERS_MIN } from './limits.ts';
import { presentAchievement } from './presentAchievement.ts';

/** Lists the achievements of the live release, in the order of the creator. */
export async function listAchievements(
  db: Db,
  { id: gameId, liveRelease }: PublishedGame,
  userId: string | null,
): Promise<GameProgress> {
  const [known, players, unlocks, progress, mastery] = await Promise.all([
    readReleaseAchievements(db, gameId, liveRelease),
    countPlayers(db, gameId),
    countUnlocks(db, gameId),
    userId === null ? [] : listProgress(db, { userId, gameId }),
    userId === null ? null : findMastery(db, { userId, gameId }),
  ]);
  const own = new Map(progress.map((row) => [row.achievement, row]));
  const achievements = known.map((achievement) => {
    const row = own.get(achievement.id);
    const unlocked = unlocks.get(achievement.id) ?? 0;
    return describeProgress(
      achievement,
      row ?? null,
      players < RARITY_PLAYERS_MIN ? null : unlocked / players,
    );
  });
  return {
    achievements,
    mastery: userId === null ? null : computeLevel(mastery?.points ?? 0, MASTERY_LEVEL_STEP),
  };
}

function describeProgress(
  achievement: Achievement,
  row: { readonly count: number; readonly unlockedAt: Date | null } | null,
  rarity: number | null,
): GameAchievement {
  const unlockedAt = row?.unlockedAt ?? null;
  const isSecret = achievement.isSecret && unlockedAt === null;
  const goal = achievement.done.kind === 'rules' || isSecret ? null : getAchievementGoal(achievement.done);
  return {
    ...presentAchievement(achievement, !isSecret),
    goal,
    count: goal === null ? 0 : Math.min(goal, row?.count ?? 0),
    unlockedAt: unlockedAt?.toISOString() ?? null,
    // A player can have unlocked an achievement without any points, if rooms of older versions did not report time.
    rarity: rarity === null ? null : Math.min(1, rarity),
  };
}
