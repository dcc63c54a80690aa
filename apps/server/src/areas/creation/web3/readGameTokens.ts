import type { GameRow } from '../../../storage/schema.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { findUtilityToken, type UtilityTokenRow } from './tokenQueries.ts';
import { findWorld, type WorldRow } from '../worlds/worldQueries.ts';

/** The token of the game or its world, and the token of the current map. */
export interface GameTokens {
  game: UtilityTokenRow | null;
  map: UtilityTokenRow | null;
}

type Web3Columns = 'id' | 'worldId' | 'facts' | 'isWeb3Enabled' | 'isUtilityTokenEnabled';

/**
 * Reads the tokens of a game; there are none when tokens are disabled. A game outside a world has one token for both.
 * In a world, the game's token is the world's token, and each map has its own unless it uses the world's.
 */
export async function readGameTokens(db: Db, game: Pick<GameRow, Web3Columns>): Promise<GameTokens> {
  if (!game.isWeb3Enabled || !game.isUtilityTokenEnabled) return { game: null, map: null };
  const own = await findUtilityToken(db, { gameId: game.id });
  if (game.worldId === null) return { game: own, map: own };
  const [world, shared] = await Promise.all([
    findWorld(db, game.worldId),
    findUtilityToken(db, { worldId: game.worldId }),
  ]);
  return { game: shared, map: usesWorldToken(game, world) ? shared : own };
}

/**
 * Whether a map uses the world's token. The world can decide this for all its maps, and each map can in its release.
 */
export function usesWorldToken(
  { facts }: Pick<GameRow, 'facts'>,
  world: Pick<WorldRow, 'sharesToken'> | null,
): boolean {
  return (world?.sharesToken ?? false) || (facts.sharesToken ?? false);
}
