import type { UnlockedAchievement } from '@playloom/api-contract';
import type { Db } from '../../../storage/openDatabase.ts';
import { listLiveAchievements, type listUnlocked } from '../achievements/achievementQueries.ts';
import { presentAchievement } from '../achievements/presentAchievement.ts';

interface UnlockedInGame {
  readonly game: { readonly gameId: string; readonly title: string; readonly gameSlug: string };
  readonly achievement: UnlockedAchievement;
}

/** Achievements that a game does not have anymore are left out. Secret ones stay secret for others. */
export async function presentUnlocked(
  db: Db,
  rows: Awaited<ReturnType<typeof listUnlocked>>,
  isOwn: boolean,
): Promise<UnlockedInGame[]> {
  const live = await listLiveAchievements(db, [...new Set(rows.map(({ gameId }) => gameId))]);
  return rows.flatMap(({ achievement: id, unlockedAt, ...game }) => {
    const achievement = live.get(game.gameId)?.find((one) => one.id === id);
    if (achievement === undefined || unlockedAt === null) return [];
    const summary = presentAchievement(achievement, isOwn || !achievement.isSecret);
    return [{ game, achievement: { ...summary, unlockedAt: unlockedAt.toISOString() } }];
  });
}
