import type { Web3Settings } from '@playloom/api-contract';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithChains } from '../../../chains/ChainClient.ts';
import { findDraftAccess } from '../drafts/draftQueries.ts';
import type { GameRow } from '../../../storage/schema.ts';
import { findUtilityToken, type UtilityTokenRow } from './tokenQueries.ts';
import { findWorld } from '../worlds/worldQueries.ts';
import { requireDraftPermission } from '../drafts/policy.ts';
import { presentOwnUtilityToken } from './presentUtilityToken.ts';
import { usesWorldToken } from './readGameTokens.ts';

/** Finds a game that the user owns. Only the owner can change its tokens, not every editor. */
export async function requireOwnedGame({ db }: WithDatabase, userId: string, id: string): Promise<GameRow> {
  return requireDraftPermission(await findDraftAccess(db, id, userId), 'own').game;
}

export async function readWeb3Settings(
  services: WithConfig & WithDatabase & WithChains,
  userId: string,
  id: string,
): Promise<Web3Settings> {
  const { db, config, chains } = services;
  const game = await requireOwnedGame(services, userId, id);
  const show = (token: UtilityTokenRow | null) => token && presentOwnUtilityToken(token, config);
  return {
    _id: game.id,
    gameSlug: game.slug,
    title: game.title,
    isPublished: game.liveRelease !== null,
    isWeb3Enabled: game.isWeb3Enabled,
    isUTEnabled: game.isUtilityTokenEnabled,
    token: show(await findUtilityToken(db, { gameId: game.id })),
    world: game.worldId === null ? null : await readWorld(services, userId, game, game.worldId),
    readableChains: [...chains.chains],
  };
}

async function readWorld(
  { db, config }: WithConfig & WithDatabase,
  userId: string,
  game: GameRow,
  worldId: string,
): Promise<Web3Settings['world']> {
  const [world, token] = await Promise.all([findWorld(db, worldId), findUtilityToken(db, { worldId })]);
  return (
    world && {
      name: world.name,
      isYours: world.ownerId === userId,
      shareWeb3TokenAcrossMaps: usesWorldToken(game, world),
      token: token && presentOwnUtilityToken(token, config),
    }
  );
}
