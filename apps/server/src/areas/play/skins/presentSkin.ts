import type { Skin } from '@playloom/api-contract';
import type { Achievement } from '@playloom/game-format';
import type { ListedSkin } from './skinQueries.ts';

/** Achievements by game. Rewards of achievements that a game no longer has are called by their id. */
type KnownAchievements = ReadonlyMap<string, readonly Achievement[]>;

export function presentSkin(
  { skin, username, gameSlug, game, wornId, reward }: ListedSkin,
  achievements: KnownAchievements = new Map(),
  isEarned = false,
): Skin {
  const { id, gameId, file, status, reason, createdAt } = skin;
  const name = achievements.get(gameId)?.find((achievement) => achievement.id === reward)?.name;
  return {
    id,
    gameId,
    gameSlug,
    game,
    username,
    file,
    status,
    reason,
    createdAt: createdAt.toISOString(),
    isWorn: wornId === id,
    isEarned,
    reward: reward === null ? null : { achievement: reward, name: name ?? reward },
  };
}
