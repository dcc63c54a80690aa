import {
  bookLedgerTransaction,
  type BookedLedgerTransaction,
  type BalanceChange,
} from './bookLedgerTransaction.ts';
import {
  CREATOR_SHARE,
  GIFTS_PER_WINDOW_MAX,
  GIFTS_WINDOW_MS,
  PAYOUT_HOLD_MS,
  PAYOUT_MIN,
  PLATFORM_SHARE,
} from './coinLimits.ts';
import { LedgerProblem, type LedgerStore } from './Ledger.ts';
import { splitCoins } from './splitCoins.ts';
import {
  getBoughtCoinsAccount,
  getEarnedCoinsAccount,
  PAYMENTS_ACCOUNT,
  PAYOUTS_ACCOUNT,
  PLATFORM_ACCOUNT,
  debitUser,
} from './userAccounts.ts';

interface Request {
  readonly key: string;
  readonly amount: bigint;
  readonly at: Date;
}

/** Adds the coins of a pack to a user's account after the payment succeeded. */
export function buyCoins(
  tx: LedgerStore,
  { userId, pack, ...request }: Request & { userId: string; pack: string },
): Promise<BookedLedgerTransaction> {
  const move = { ...request, kind: 'purchase' as const, fromUserId: null, toUserId: userId };
  return bookLedgerTransaction(
    tx,
    { ...move, gameId: null, subject: pack },
    [getBoughtCoinsAccount(userId), PAYMENTS_ACCOUNT],
    () => [
      { account: PAYMENTS_ACCOUNT, amount: -request.amount },
      { account: getBoughtCoinsAccount(userId), amount: request.amount },
    ],
  );
}

/**
 * Gives coins to another user. The recipient gets them as bought coins, which can be spent and gifted, but never paid
 * out.
 */
export function giveCoins(
  tx: LedgerStore,
  { fromUserId, toUserId, ...request }: Request & { fromUserId: string; toUserId: string },
): Promise<BookedLedgerTransaction> {
  if (fromUserId === toUserId) throw new LedgerProblem('gift_to_oneself');
  const move = { ...request, kind: 'gift' as const, fromUserId, toUserId, gameId: null, subject: '' };
  return bookLedgerTransaction(
    tx,
    move,
    [getBoughtCoinsAccount(fromUserId), getBoughtCoinsAccount(toUserId)],
    async (accounts) => {
      const since = new Date(request.at.getTime() - GIFTS_WINDOW_MS);
      // The sum already includes the move that is being booked.
      if ((await tx.sumGifts(fromUserId, since)) > GIFTS_PER_WINDOW_MAX)
        throw new LedgerProblem('gift_limit_reached');
      return [
        ...debitUser(accounts, fromUserId, request.amount),
        { account: getBoughtCoinsAccount(toUserId), amount: request.amount },
      ];
    },
  );
}

interface SpendRequest extends Request {
  readonly userId: string;
  readonly creatorId: string;
  readonly gameId: string;
  readonly item: string;
}

/** Books a purchase in a game. The creator earns the coins, and the platform takes its share. */
export function spendCoins(
  tx: LedgerStore,
  { userId, creatorId, gameId, item, ...request }: SpendRequest,
): Promise<BookedLedgerTransaction> {
  // Otherwise creators could turn bought coins into earned ones.
  if (userId === creatorId) throw new LedgerProblem('own_game');
  const move = { ...request, kind: 'spend' as const, fromUserId: userId, toUserId: creatorId };
  const touched = [getBoughtCoinsAccount(userId), getEarnedCoinsAccount(creatorId), PLATFORM_ACCOUNT];
  return bookLedgerTransaction(tx, { ...move, gameId, subject: item }, touched, (accounts) => {
    const [ofCreator = 0n, ofPlatform = 0n] = splitCoins(request.amount, [CREATOR_SHARE, PLATFORM_SHARE]);
    return [
      ...debitUser(accounts, userId, request.amount),
      { account: getEarnedCoinsAccount(creatorId), amount: ofCreator },
      { account: PLATFORM_ACCOUNT, amount: ofPlatform },
    ];
  });
}

/** Reserves earned coins for a payout by the operator. */
export function requestPayout(
  tx: LedgerStore,
  { userId, ...request }: Request & { userId: string },
): Promise<BookedLedgerTransaction> {
  if (request.amount < PAYOUT_MIN) throw new LedgerProblem('amount_not_allowed');
  const move = { ...request, kind: 'payout' as const, fromUserId: userId, toUserId: null };
  return bookLedgerTransaction(
    tx,
    { ...move, gameId: null, subject: '' },
    [getEarnedCoinsAccount(userId), PAYOUTS_ACCOUNT],
    async (accounts) => {
      const { id, balance } = accounts.find(getEarnedCoinsAccount(userId));
      if (request.amount > (await readPayableCoins(tx, { id, balance }, request.at)))
        throw new LedgerProblem('not_payable');
      return [
        { account: getEarnedCoinsAccount(userId), amount: -request.amount },
        { account: PAYOUTS_ACCOUNT, amount: request.amount },
      ];
    },
  );
}

/** Settles the reserved coins of a payout after the operator has paid it outside the platform. */
export function settlePayout(
  tx: LedgerStore,
  { reference, ...request }: Request & { reference: string },
): Promise<BookedLedgerTransaction> {
  const move = { ...request, kind: 'payout' as const, fromUserId: null, toUserId: null, gameId: null };
  return bookLedgerTransaction(
    tx,
    { ...move, subject: reference },
    [PAYOUTS_ACCOUNT, PAYMENTS_ACCOUNT],
    () => [
      { account: PAYOUTS_ACCOUNT, amount: -request.amount },
      { account: PAYMENTS_ACCOUNT, amount: request.amount },
    ],
  );
}

/**
 * Returns how many coins can be paid out. Recently earned coins are on hold, and spending is assumed to use older
 * coins.
 */
export async function readPayableCoins(
  tx: Pick<LedgerStore, 'sumIncome'>,
  { id, balance }: { id: string; balance: bigint },
  at: Date,
): Promise<bigint> {
  const held = await tx.sumIncome(id, new Date(at.getTime() - PAYOUT_HOLD_MS));
  return balance > held ? balance - held : 0n;
}

/** Adds or removes coins on behalf of an operator, who must give a reason. */
export function adjustCoins(
  tx: LedgerStore,
  { userId, reason, isGiven, ...request }: Request & { userId: string; reason: string; isGiven: boolean },
): Promise<BookedLedgerTransaction> {
  const ends = isGiven ? { fromUserId: null, toUserId: userId } : { fromUserId: userId, toUserId: null };
  const move = { ...request, ...ends, kind: 'adjustment' as const, gameId: null, subject: reason };
  return bookLedgerTransaction(
    tx,
    move,
    [getBoughtCoinsAccount(userId), PLATFORM_ACCOUNT],
    (accounts): BalanceChange[] =>
      isGiven
        ? [
            { account: PLATFORM_ACCOUNT, amount: -request.amount },
            { account: getBoughtCoinsAccount(userId), amount: request.amount },
          ]
        : [
            ...debitUser(accounts, userId, request.amount),
            { account: PLATFORM_ACCOUNT, amount: request.amount },
          ],
  );
}
