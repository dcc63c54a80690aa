import { addMilliseconds, MINUTE } from '../../clock.ts';
import type { Services } from '../../services.ts';
import { findDraftAccess } from '../../storage/draftQueries.ts';
import type { TokenRow } from '../../storage/tokenQueries.ts';
import { listWalletsOf } from '../../storage/walletQueries.ts';
import type { TokenBalances, TokensRequest } from '../rooms/RoomsNeeds.ts';
import { readTokens } from './readTokens.ts';
import { toWholeTokens } from './toWholeTokens.ts';

/** As long as a balance is taken for what it was; nodes are paid for by the question. */
const GOOD_FOR_MS = MINUTE;
const KEPT_MAX = 10_000;

interface Kept {
  until: Date;
  balance: Promise<bigint>;
}

/** What the wallets of a player hold of the tokens of a game, all of them together. Fails when a node does not answer. */
export function createBalanceReader(services: Services): (request: TokensRequest) => Promise<TokenBalances> {
  const kept = new Map<string, Kept>();
  const readBalance = (token: TokenRow, holder: string): Promise<bigint> => {
    const key = `${token.chain} ${token.address} ${token.tokenId} ${holder}`;
    const now = services.clock.now();
    const known = kept.get(key);
    if (known && known.until > now) return known.balance;
    const balance = services.chains.readBalance(token, holder);
    kept.delete(key);
    kept.set(key, { until: addMilliseconds(now, GOOD_FOR_MS), balance });
    balance.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) if (kept.size > KEPT_MAX) kept.delete(oldest);
    return balance;
  };
  const readAll = async (token: TokenRow | null, holders: readonly string[]): Promise<number> => {
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
    const tokens = await readTokens(services.db, access.game);
    const wallets = await listWalletsOf(services.db, userId);
    const holders = wallets.filter(({ chain }) => chain === 'ethereum').map(({ address }) => address);
    return { game: await readAll(tokens.game, holders), map: await readAll(tokens.map, holders) };
  };
}
