import type { BalanceChange, LockedAccounts } from './bookLedgerTransaction.ts';
import { LedgerProblem, type AccountRef } from './Ledger.ts';

export const getBoughtCoinsAccount = (userId: string): AccountRef => ({ kind: 'bought', userId });
export const getEarnedCoinsAccount = (userId: string): AccountRef => ({ kind: 'earned', userId });
export const PLATFORM_ACCOUNT: AccountRef = { kind: 'platform', userId: null };
export const PAYMENTS_ACCOUNT: AccountRef = { kind: 'payments', userId: null };
export const PAYOUTS_ACCOUNT: AccountRef = { kind: 'payouts', userId: null };

/** Takes coins from a user. Bought coins are spent first, because only earned coins can be paid out. */
export function debitUser(accounts: LockedAccounts, userId: string, amount: bigint): BalanceChange[] {
  const fromBought = minBigInt(amount, accounts.find(getBoughtCoinsAccount(userId)).balance);
  const fromEarned = amount - fromBought;
  if (fromEarned > accounts.find(getEarnedCoinsAccount(userId)).balance)
    throw new LedgerProblem('not_enough_coins');
  return [
    { account: getBoughtCoinsAccount(userId), amount: -fromBought },
    { account: getEarnedCoinsAccount(userId), amount: -fromEarned },
  ];
}

export function minBigInt(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
