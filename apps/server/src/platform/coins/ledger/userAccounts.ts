import type { Change, LockedAccounts } from './bookMove.ts';
import { LedgerProblem, type AccountRef } from './Ledger.ts';

export const bought = (userId: string): AccountRef => ({ kind: 'bought', userId });
export const earned = (userId: string): AccountRef => ({ kind: 'earned', userId });
export const PLATFORM: AccountRef = { kind: 'platform', userId: null };
export const PAYMENTS: AccountRef = { kind: 'payments', userId: null };
export const PAYOUTS: AccountRef = { kind: 'payouts', userId: null };

/** Bought coins go first: the earned are worth more to whoever has them. */
export function takeFrom(accounts: LockedAccounts, userId: string, amount: bigint): Change[] {
  const fromBought = smaller(amount, accounts.find(bought(userId)).balance);
  const fromEarned = amount - fromBought;
  if (fromEarned > accounts.find(earned(userId)).balance) throw new LedgerProblem('not_enough_coins');
  return [
    { account: bought(userId), amount: -fromBought },
    { account: earned(userId), amount: -fromEarned },
  ];
}

export function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
