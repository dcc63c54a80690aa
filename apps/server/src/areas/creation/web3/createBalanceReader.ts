import type { TokenBalances } from '@playloom/game-format';
import type { TokensRequest } from '@playloom/room-contract';
import { addMilliseconds, MINUTE_MS, type WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithChains } from '../../../chains/ChainClient.ts';
import { findDraftAccess } from '../drafts/draftQueries.ts';
import type { UtilityTokenRow } from './tokenQueries.ts';
import { listWalletsOf } from '../../identity/wallets/walletQueries.ts';
import { readGameTokens } from './readGameTokens.ts';
import { toWholeTokens } from './toWholeTokens.ts';

/** How long a balance is cached, because nodes charge per request. */
const GOOD_FOR_MS = MINUTE_MS;
const CACHE_MAX = 10_000;

interface CachedBalance {
  until: Date;
  balance: Promise<bigint>;
}

/** Reads the total balances of a game's tokens in a player's wallets. Fails when a node does not answer. */
export function createBalanceReader(
  services: WithClock & WithDatabase & WithChains,
): (request: TokensRequest) => Promise<TokenBalances> {
  const cache = new Map<string, CachedBalance>();
  const readBalance = (token: UtilityTokenRow, holder: string): Promise<bigint> => {
    const key = `${token.chain} ${token.address} ${token.tokenId} ${holder}`;
    const now = services.clock.now();
    const known = cache.get(key);
    if (known && known.until > now) return known.balance;
    const balance = services.chains.readBalance(token, holder);
    cache.delete(key);
    cache.set(key, { until: addMilliseconds(now, GOOD_FOR_MS), balance });
    balance.catch(() => cache.delete(key));
    for (const oldest of cache.keys()) if (cache.size > CACHE_MAX) cache.delete(oldest);
    return balance;
  };
  const readAll = async (token: UtilityTokenRow | null, holders: readonly string[]): Promise<number> => {
    if (token === null || token.decimals === null || !services.chains.chains.includes(token.chain)) return 0;
    const balances = await Promise.all(holders.map((holder) => readBalance(token, holder)));
    return toWholeTokens(
      balances.reduce((sum, balance) => sum + balance, 0n),
      token.decimals,
    );
  };
  return async ({ gameId, userId }) => {
    const access = await findDraftAccess(services.db, gameId, null);
    if (!access) return { game: 0, map: 0 };
    const tokens = await readGameTokens(services.db, access.game);
    const wallets = await listWalletsOf(services.db, userId);
    const holders = wallets.filter(({ chain }) => chain === 'ethereum').map(({ address }) => address);
    return { game: await readAll(tokens.game, holders), map: await readAll(tokens.map, holders) };
  };
}
