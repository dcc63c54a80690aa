type UserAccountKind = 'bought' | 'earned';
type SystemAccountKind = 'platform' | 'payments' | 'payouts';

/** Bought or given coins and earned ones lie apart: only the earned can be paid out. */
export type AccountRef =
  | { readonly kind: UserAccountKind; readonly userId: string }
  | { readonly kind: SystemAccountKind; readonly userId: null };

export type LedgerAccount = AccountRef & { readonly id: string; readonly balance: bigint };

type MoveKind = 'purchase' | 'gift' | 'spend' | 'payout' | 'adjustment' | 'reversal';

/** What somebody wants to happen to coins. */
export interface MoveRequest {
  /** Names it: asked for again under the same key, it happens once. */
  readonly key: string;
  readonly kind: MoveKind;
  readonly amount: bigint;
  readonly fromUserId: string | null;
  readonly toUserId: string | null;
  readonly gameId: string | null;
  readonly subject: string;
  readonly at: Date;
}

export interface Move extends MoveRequest {
  readonly id: string;
  readonly requestHash: string;
}

export interface LedgerEntry {
  readonly account: AccountRef;
  readonly accountId: string;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly totalAfter: bigint | null;
}

/** Where the books are kept, inside one transaction: all of it happens or nothing. */
export interface LedgerTx {
  /** Opens a move under its key; gives back the earlier one when that key was used. */
  openMove(move: Move): Promise<Move | null>;
  /** Locked until the end, in the order of their ids, and made where they are missing; both accounts of every user named. */
  lockAccounts(refs: readonly AccountRef[]): Promise<LedgerAccount[]>;
  writeEntries(move: Move, entries: readonly LedgerEntry[]): Promise<void>;
  listEntries(moveId: string): Promise<LedgerEntry[]>;
  /** What a user gave to others since then. */
  sumGifts(userId: string, since: Date): Promise<bigint>;
  /** What came into an account since then, but for what came back. */
  sumIncome(accountId: string, since: Date): Promise<bigint>;
}

export interface Ledger {
  transact<T>(run: (tx: LedgerTx) => Promise<T>): Promise<T>;
}

export type LedgerProblemId =
  | 'amount_not_allowed'
  | 'key_used'
  | 'not_enough_coins'
  | 'gift_limit_reached'
  | 'gift_to_oneself'
  | 'own_game'
  | 'not_payable'
  | 'move_not_found';

export class LedgerProblem extends Error {
  readonly id: LedgerProblemId;
  constructor(id: LedgerProblemId) {
    super(`The ledger refuses: ${id}.`);
    this.name = 'LedgerProblem';
    this.id = id;
  }
}
