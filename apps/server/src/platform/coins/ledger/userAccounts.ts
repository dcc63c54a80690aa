import type { BalanceChange, LockedAccounts } from './bookMove.ts';
import { LedgerProblem, type AccountRef } from './Ledger.ts';

export const boughtCoinsAccount = (userId: string): AccountRef => ({ kind: 'bought', userId });
export const earnedCoinsAccount = (userId: string): AccountRef => ({ kind: 'earned', userId });
export const PLATFORM_ACCOUNT: AccountRef = { kind: 'platform', userId: null };
export const PAYMENTS_ACCOUNT: AccountRef = { kind: 'payments', userId: null };
export const PAYOUTS_ACCOUNT: AccountRef = { kind: 'payouts', userId: null };

/** Takes coins from a user. Bought coins are spent first, because only earned coins can be paid out. */
export function debitUser(accounts: LockedAccounts, userId: string, amount: bigint): BalanceChange[] {
  const fromBought = minBigInt(amount, accounts.find(boughtCoinsAccount(userId)).balance);
  const fromEarned = amount - fromBought;
  if (fromEarned > accounts.find(earnedCoinsAccount(userId)).balance)
    throw new LedgerProblem('not_enough_coins');
  return [
    { account: boughtCoinsAccount(userId), amount: -fromBought },
    { account: earnedCoinsAccount(userId), amount: -fromEarned },
  ];
}

export function minBigInt(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
