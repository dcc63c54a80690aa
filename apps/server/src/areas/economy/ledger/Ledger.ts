type UserAccountKind = 'bought' | 'earned';
type SystemAccountKind = 'platform' | 'payments' | 'payouts';

/** Bought or gifted coins and earned coins are separate accounts, because only earned coins can be paid out. */
export type AccountRef =
  | { readonly kind: UserAccountKind; readonly userId: string }
  | { readonly kind: SystemAccountKind; readonly userId: null };

export type LedgerAccount = AccountRef & { readonly id: string; readonly balance: bigint };

type MoveKind = 'purchase' | 'gift' | 'spend' | 'payout' | 'adjustment' | 'reversal';

/** A request to move coins between accounts. */
export interface LedgerTransactionRequest {
  /** Idempotency key: a repeated request with the same key is booked once. */
  readonly key: string;
  readonly kind: MoveKind;
  readonly amount: bigint;
  readonly fromUserId: string | null;
  readonly toUserId: string | null;
  readonly gameId: string | null;
  readonly subject: string;
  readonly at: Date;
}

export interface LedgerTransaction extends LedgerTransactionRequest {
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

/** The ledger inside one transaction, so that a move is booked completely or not at all. */
export interface LedgerStore {
  /** Creates a move with its key. Returns the earlier move when the key was already used. */
  openMove(move: LedgerTransaction): Promise<LedgerTransaction | null>;
  /**
   * Locks both accounts of every named user until the end of the transaction, in the order of their ids, and creates
   * missing ones.
   */
  lockAccounts(refs: readonly AccountRef[]): Promise<LedgerAccount[]>;
  writeEntries(move: LedgerTransaction, entries: readonly LedgerEntry[]): Promise<void>;
  listEntries(moveId: string): Promise<LedgerEntry[]>;
  /** The number of coins that a user has gifted since the given time. */
  sumGifts(userId: string, since: Date): Promise<bigint>;
  /** The number of coins that an account has received since the given time, not counting returned coins. */
  sumIncome(accountId: string, since: Date): Promise<bigint>;
}

export interface Ledger {
  transact<T>(run: (tx: LedgerStore) => Promise<T>): Promise<T>;
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
    super(`The ledger rejected the move: ${id}.`);
    this.name = 'LedgerProblem';
    this.id = id;
  }
}
