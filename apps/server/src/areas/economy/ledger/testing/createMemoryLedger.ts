import { randomUUID } from 'node:crypto';
import type {
  LedgerAccount,
  AccountRef,
  LedgerEntry,
  Ledger,
  LedgerStore,
  LedgerTransaction,
} from '../Ledger.ts';

export interface MemoryLedger extends Ledger {
  readonly accounts: ReadonlyMap<string, LedgerAccount>;
  readonly moves: ReadonlyMap<string, LedgerTransaction>;
  /** Entries by the id of their move. */
  readonly entries: ReadonlyMap<string, readonly StoredEntry[]>;
}

interface StoredEntry extends LedgerEntry {
  at: Date;
  isReversal: boolean;
}

interface Books {
  accounts: Map<string, LedgerAccount>;
  moves: Map<string, LedgerTransaction>;
  entries: Map<string, StoredEntry[]>;
  /** Undo steps of the running transaction. */
  undo: (() => void)[];
}

const getAccountName = ({ kind, userId }: AccountRef): string => `${kind} ${userId ?? ''}`;

/** A ledger in memory, one transaction at a time. A failed transaction is rolled back completely. */
export function createMemoryLedger(): MemoryLedger {
  const books: Books = { accounts: new Map(), moves: new Map(), entries: new Map(), undo: [] };
  const tx = openBooks(books);
  let turn: Promise<unknown> = Promise.resolve();
  const runAlone = async <T>(run: (tx: LedgerStore) => Promise<T>): Promise<T> => {
    books.undo = [];
    try {
      return await run(tx);
    } catch (error) {
      for (const takeBack of books.undo.toReversed()) takeBack();
      throw error;
    }
  };
  return {
    ...books,
    transact(run) {
      const result = turn.then(() => runAlone(run));
      turn = result.catch(() => undefined);
      return result;
    },
  };
}

function openBooks(books: Books): LedgerStore {
  const { accounts, moves, entries } = books;
  return {
    async openMove(move) {
      const earlier = moves.get(move.key);
      if (earlier) return earlier;
      moves.set(move.key, move);
      books.undo.push(() => moves.delete(move.key));
      return null;
    },
    async lockAccounts(refs) {
      const wanted = refs.flatMap((ref): AccountRef[] => {
        const { userId } = ref;
        return userId === null
          ? [ref]
          : [
              { kind: 'bought', userId },
              { kind: 'earned', userId },
            ];
      });
      const names = [...new Map(wanted.map((ref) => [getAccountName(ref), ref]))];
      return names.map(([name, ref]) => {
        const account = accounts.get(name) ?? { ...ref, id: randomUUID(), balance: 0n };
        accounts.set(name, account);
        return account;
      });
    },
    async writeEntries({ id: moveId, at, kind }, booked) {
      entries.set(
        moveId,
        booked.map((entry) => ({ ...entry, at, isReversal: kind === 'reversal' })),
      );
      books.undo.push(() => entries.delete(moveId));
      for (const entry of booked) {
        const name = getAccountName(entry.account);
        const before = accounts.get(name) as LedgerAccount;
        accounts.set(name, { ...before, balance: entry.balanceAfter });
        books.undo.push(() => accounts.set(name, before));
      }
    },
    listEntries: async (moveId) => entries.get(moveId) ?? [],
    async sumGifts(userId, since) {
      let sum = 0n;
      for (const { kind, fromUserId, at, amount } of moves.values())
        if (kind === 'gift' && fromUserId === userId && at > since) sum += amount;
      return sum;
    },
    async sumIncome(accountId, since) {
      let sum = 0n;
      for (const ofMove of entries.values())
        for (const { accountId: id, amount, at, isReversal } of ofMove)
          if (id === accountId && amount > 0n && at > since && !isReversal) sum += amount;
      return sum;
    },
  };
}
