import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { LedgerAccount, AccountRef, LedgerEntry, LedgerStore, LedgerTransaction } from './Ledger.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { coinAccounts, coinEntries, coinTransactions } from '../../../storage/schema.ts';

/** Opens the ledger for use inside the caller's transaction. */
export function openLedger(tx: Db): LedgerStore {
  return {
    openMove: (move) => openMove(tx, move),
    lockAccounts: (refs) => lockAccounts(tx, refs),
    writeEntries: (move, entries) => writeEntries(tx, move, entries),
    listEntries: (moveId) => listEntries(tx, moveId),
    sumGifts: (userId, since) => sumGifts(tx, userId, since),
    sumIncome: (accountId, since) => sumIncome(tx, accountId, since),
  };
}

/**
 * Inserts a move, or returns the existing one with the same key. The key is unique, so a second request waits
 * until the first has committed.
 */
async function openMove(tx: Db, { at, ...move }: LedgerTransaction): Promise<LedgerTransaction | null> {
  const opened = await tx
    .insert(coinTransactions)
    .values({ ...move, createdAt: at })
    .onConflictDoNothing({ target: coinTransactions.key })
    .returning({ id: coinTransactions.id });
  return opened.length > 0 ? null : findMove(tx, eq(coinTransactions.key, move.key));
}

export function findLedgerTransactionById(db: Db, moveId: string): Promise<LedgerTransaction | null> {
  return findMove(db, eq(coinTransactions.id, moveId));
}

async function findMove(db: Db, which: ReturnType<typeof eq>): Promise<LedgerTransaction | null> {
  const [row] = await db.select().from(coinTransactions).where(which);
  if (!row) return null;
  const { createdAt, ...move } = row;
  return { ...move, at: createdAt };
}

interface AccountRow {
  [column: string]: unknown;
  id: string;
  kind: LedgerAccount['kind'];
  user_id: string | null;
  balance: string;
}

async function lockAccounts(tx: Db, refs: readonly AccountRef[]): Promise<LedgerAccount[]> {
  const userIds = [...new Set(refs.flatMap(({ userId }) => userId ?? []))];
  const platformKinds = [...new Set(refs.flatMap(({ kind, userId }) => (userId === null ? kind : [])))];
  const found = await selectLocked(tx, userIds, platformKinds);
  if (found.length > 0) return found;
  await tx.execute(sql`
    insert into coin_accounts (kind, user_id)
    select kind, user_id from unnest(${sql.param(userIds)}::uuid[]) as user_id, unnest(array['bought', 'earned']) as kind
    union all select kind, null from unnest(${sql.param(platformKinds)}::text[]) as kind
    order by 2, 1
    on conflict do nothing`);
  return selectLocked(tx, userIds, platformKinds);
}

/**
 * Locks accounts in the order of their ids, so that two transactions between the same users cannot deadlock. If an
 * account is missing, none is locked, because creating it afterwards would break the order.
 */
async function selectLocked(tx: Db, userIds: string[], platformKinds: string[]): Promise<LedgerAccount[]> {
  const wanted = userIds.length * 2 + platformKinds.length;
  const isWanted = sql`(user_id = any(${sql.param(userIds)}::uuid[]) or (kind = any(${sql.param(platformKinds)}::text[]) and user_id is null))`;
  const { rows } = await tx.execute<AccountRow>(sql`
    select id, kind, user_id, balance from coin_accounts
    where ${isWanted} and (select count(*) from coin_accounts where ${isWanted}) = ${wanted}
    order by id for update`);
  return rows.map(
    ({ id, kind, user_id: userId, balance }) =>
      ({ id, kind, userId, balance: BigInt(balance) }) as LedgerAccount,
  );
}

/** Writes entries, balances and the total in the user's row in one statement. */
async function writeEntries(tx: Db, move: LedgerTransaction, entries: readonly LedgerEntry[]): Promise<void> {
  const totals = new Map<string, bigint>();
  for (const { account, totalAfter } of entries)
    if (account.userId !== null && totalAfter !== null) totals.set(account.userId, totalAfter);
  const texts = (pick: (entry: LedgerEntry) => bigint | null) =>
    sql.param(entries.map((entry) => pick(entry)?.toString() ?? null));
  await tx.execute(sql`
    with booked as (
      select * from unnest(
        ${sql.param(entries.map(({ accountId }) => accountId))}::uuid[], ${texts(({ amount }) => amount)}::bigint[],
        ${texts(({ balanceAfter }) => balanceAfter)}::bigint[], ${texts(({ totalAfter }) => totalAfter)}::bigint[]
      ) as booked (account_id, amount, balance_after, total_after)
    ), balances as (
      update coin_accounts set balance = balance_after from booked where coin_accounts.id = account_id
    ), totals as (
      update users set coins = total from unnest(
        ${sql.param([...totals.keys()])}::uuid[], ${sql.param([...totals.values()].map(String))}::int[]
      ) as told (user_id, total) where users.id = user_id
    )
    insert into coin_entries (move_id, account_id, amount, balance_after, total_after, created_at)
    select ${move.id}::uuid, account_id, amount, balance_after, total_after, ${move.at.toISOString()}::timestamptz from booked`);
}

async function listEntries(tx: Db, moveId: string): Promise<LedgerEntry[]> {
  const rows = await tx
    .select({ entry: coinEntries, kind: coinAccounts.kind, userId: coinAccounts.userId })
    .from(coinEntries)
    .innerJoin(coinAccounts, eq(coinAccounts.id, coinEntries.accountId))
    .where(eq(coinEntries.moveId, moveId));
  return rows.map(({ entry, kind, userId }) => ({
    // The platform takes the place of a deleted user, whose accounts no longer have an owner.
    account: (isUserKind(kind) && userId === null
      ? { kind: 'platform', userId }
      : { kind, userId }) as AccountRef,
    accountId: entry.accountId,
    amount: entry.amount,
    balanceAfter: entry.balanceAfter,
    totalAfter: entry.totalAfter,
  }));
}

function isUserKind(kind: LedgerAccount['kind']): boolean {
  return kind === 'bought' || kind === 'earned';
}

async function sumGifts(tx: Db, userId: string, since: Date): Promise<bigint> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${coinTransactions.amount}), 0)::text` })
    .from(coinTransactions)
    .where(
      and(
        eq(coinTransactions.fromUserId, userId),
        eq(coinTransactions.kind, 'gift'),
        gt(coinTransactions.createdAt, since),
      ),
    );
  return BigInt(row?.sum ?? '0');
}

async function sumIncome(tx: Db, accountId: string, since: Date): Promise<bigint> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${coinEntries.amount}), 0)::text` })
    .from(coinEntries)
    .innerJoin(coinTransactions, eq(coinTransactions.id, coinEntries.moveId))
    .where(
      and(
        eq(coinEntries.accountId, accountId),
        gt(coinEntries.amount, 0n),
        gt(coinEntries.createdAt, since),
        ne(coinTransactions.kind, 'reversal'),
      ),
    );
  return BigInt(row?.sum ?? '0');
}
