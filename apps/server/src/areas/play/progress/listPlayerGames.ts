import type { PlayerGames } from '@playloom/api-contract';
import { getPaging, slicePage } from '../../../http/paging.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { listLiveAchievements, listMasteredGames, listUnlocked } from '../achievements/achievementQueries.ts';
import { computeLevel } from '../achievements/computeLevel.ts';
import { MASTERY_LEVEL_STEP } from '../achievements/limits.ts';
import { isProgressHidden } from './isProgressHidden.ts';
import { presentUnlocked } from './presentUnlocked.ts';

/** Lists the games in which a user has earned something, with everything that they have unlocked there. */
export async function listPlayerGames(
  services: WithClock & WithDatabase,
  user: UserRow,
  { callerId, page }: { readonly callerId: string | null; readonly page: number },
): Promise<PlayerGames> {
  const { db } = services;
  if (await isProgressHidden(services, user, callerId)) return { isHidden: true, games: [], hasMore: false };
  const isOwn = callerId === user.id;
  const { shown, hasMore } = slicePage(await listMasteredGames(db, user.id, isOwn, getPaging(page)));
  const ids = shown.map(({ gameId }) => gameId);
  const rows = (await listUnlocked(db, user.id, isOwn)).filter(({ gameId }) => ids.includes(gameId));
  const [unlocked, live] = await Promise.all([
    presentUnlocked(db, rows, isOwn),
    listLiveAchievements(db, ids),
  ]);
  return {
    isHidden: false,
    games: shown.map(({ gameId, title, gameSlug, points }) => ({
      title,
      gameSlug,
      mastery: computeLevel(points, MASTERY_LEVEL_STEP),
      total: live.get(gameId)?.length ?? 0,
      achievements: unlocked
        .filter(({ game }) => game.gameId === gameId)
        .map(({ achievement }) => achievement),
    })),
    hasMore,
  };
}
