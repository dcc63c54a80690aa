import type { GameRow } from '../../storage/gameQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { findToken, type TokenRow } from '../../storage/tokenQueries.ts';

/** The tokens that count in a game: of the game or its world, and of the map. */
export interface GameTokens {
  game: TokenRow | null;
  map: TokenRow | null;
}

type Web3Columns = 'id' | 'worldId' | 'facts' | 'isWeb3Enabled' | 'isUtilityTokenEnabled';

/**
 * A game by itself is its only map. In a world, the game's token is the world's, and the map's its own, unless the
 * world shares its token with all maps. Switched off, there is none.
 */
export async function readTokens(db: Db, game: Pick<GameRow, Web3Columns>): Promise<GameTokens> {
  if (!game.isWeb3Enabled || !game.isUtilityTokenEnabled) return { game: null, map: null };
  const own = await findToken(db, { gameId: game.id });
  if (game.worldId === null) return { game: own, map: own };
  const shared = await findToken(db, { worldId: game.worldId });
  return { game: shared, map: game.facts.sharesToken ? shared : own };
}
