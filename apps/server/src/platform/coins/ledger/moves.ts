import { bookMove, type Booked, type Change } from './bookMove.ts';
import {
  CREATOR_SHARE,
  GIFTS_PER_WINDOW_MAX,
  GIFTS_WINDOW_MS,
  PAYOUT_HOLD_MS,
  PAYOUT_MIN,
  PLATFORM_SHARE,
} from './coinLimits.ts';
import { LedgerProblem, type LedgerTx } from './Ledger.ts';
import { splitCoins } from './splitCoins.ts';
import { bought, earned, PAYMENTS, PAYOUTS, PLATFORM, takeFrom } from './userAccounts.ts';

interface Request {
  readonly key: string;
  readonly amount: bigint;
  readonly at: Date;
}

/** A payment came in: the coins of the pack are the user's. */
export function buyCoins(
  tx: LedgerTx,
  { userId, pack, ...request }: Request & { userId: string; pack: string },
): Promise<Booked> {
  const move = { ...request, kind: 'purchase' as const, fromUserId: null, toUserId: userId };
  return bookMove(tx, { ...move, gameId: null, subject: pack }, [bought(userId), PAYMENTS], () => [
    { account: PAYMENTS, amount: -request.amount },
    { account: bought(userId), amount: request.amount },
  ]);
}

/** What is given counts as bought for whoever gets it: it can be spent and given on, never paid out. */
export function giveCoins(
  tx: LedgerTx,
  { fromUserId, toUserId, ...request }: Request & { fromUserId: string; toUserId: string },
): Promise<Booked> {
  if (fromUserId === toUserId) throw new LedgerProblem('gift_to_oneself');
  const move = { ...request, kind: 'gift' as const, fromUserId, toUserId, gameId: null, subject: '' };
  return bookMove(tx, move, [bought(fromUserId), bought(toUserId)], async (accounts) => {
    const since = new Date(request.at.getTime() - GIFTS_WINDOW_MS);
    // The move being booked is among them already.
    if ((await tx.sumGifts(fromUserId, since)) > GIFTS_PER_WINDOW_MAX)
      throw new LedgerProblem('gift_limit_reached');
    return [
      ...takeFrom(accounts, fromUserId, request.amount),
      { account: bought(toUserId), amount: request.amount },
    ];
  });
}

export interface Spending extends Request {
  readonly userId: string;
  readonly creatorId: string;
  readonly gameId: string;
  readonly item: string;
}

/** Something bought in a game: its creator earns, the platform keeps its share. */
export function spendCoins(
  tx: LedgerTx,
  { userId, creatorId, gameId, item, ...request }: Spending,
): Promise<Booked> {
  // Else a creator would turn bought coins into earned ones.
  if (userId === creatorId) throw new LedgerProblem('own_game');
  const move = { ...request, kind: 'spend' as const, fromUserId: userId, toUserId: creatorId };
  const touched = [bought(userId), earned(creatorId), PLATFORM];
  return bookMove(tx, { ...move, gameId, subject: item }, touched, (accounts) => {
    const [ofCreator = 0n, ofPlatform = 0n] = splitCoins(request.amount, [CREATOR_SHARE, PLATFORM_SHARE]);
    return [
      ...takeFrom(accounts, userId, request.amount),
      { account: earned(creatorId), amount: ofCreator },
      { account: PLATFORM, amount: ofPlatform },
    ];
  });
}

/** Sets earned coins aside that the operator then pays out. */
export function requestPayout(
  tx: LedgerTx,
  { userId, ...request }: Request & { userId: string },
): Promise<Booked> {
  if (request.amount < PAYOUT_MIN) throw new LedgerProblem('amount_not_allowed');
  const move = { ...request, kind: 'payout' as const, fromUserId: userId, toUserId: null };
  return bookMove(tx, { ...move, gameId: null, subject: '' }, [earned(userId), PAYOUTS], async (accounts) => {
    const { id, balance } = accounts.find(earned(userId));
    if (request.amount > (await readPayable(tx, { id, balance }, request.at)))
      throw new LedgerProblem('not_payable');
    return [
      { account: earned(userId), amount: -request.amount },
      { account: PAYOUTS, amount: request.amount },
    ];
  });
}

/** The operator paid outside: what was set aside is no longer owed to anybody. */
export function settlePayout(
  tx: LedgerTx,
  { reference, ...request }: Request & { reference: string },
): Promise<Booked> {
  const move = { ...request, kind: 'payout' as const, fromUserId: null, toUserId: null, gameId: null };
  return bookMove(tx, { ...move, subject: reference }, [PAYOUTS, PAYMENTS], () => [
    { account: PAYOUTS, amount: -request.amount },
    { account: PAYMENTS, amount: request.amount },
  ]);
}

/** What was earned lately is held; what was spent since is taken to be older. */
export async function readPayable(
  tx: Pick<LedgerTx, 'sumIncome'>,
  { id, balance }: { id: string; balance: bigint },
  at: Date,
): Promise<bigint> {
  const held = await tx.sumIncome(id, new Date(at.getTime() - PAYOUT_HOLD_MS));
  return balance > held ? balance - held : 0n;
}

/** The operator gives coins, or takes them back, and says why. */
export function adjustCoins(
  tx: LedgerTx,
  { userId, reason, isGiven, ...request }: Request & { userId: string; reason: string; isGiven: boolean },
): Promise<Booked> {
  const ends = isGiven ? { fromUserId: null, toUserId: userId } : { fromUserId: userId, toUserId: null };
  const move = { ...request, ...ends, kind: 'adjustment' as const, gameId: null, subject: reason };
  return bookMove(tx, move, [bought(userId), PLATFORM], (accounts): Change[] =>
    isGiven
      ? [
          { account: PLATFORM, amount: -request.amount },
          { account: bought(userId), amount: request.amount },
        ]
      : [...takeFrom(accounts, userId, request.amount), { account: PLATFORM, amount: request.amount }],
  );
}
