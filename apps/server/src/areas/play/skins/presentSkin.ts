import type { Skin } from '@playloom/api-contract';
import type { ListedSkin } from './skinQueries.ts';

export function presentSkin({ skin, username, gameSlug, game, wornId }: ListedSkin): Skin {
  const { id, gameId, file, status, reason, createdAt } = skin;
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
  };
}
