import { and, desc, eq, sql } from 'drizzle-orm';
import type { CoinTransactionKind } from '@playloom/api-contract';
import type { Db } from '../../../storage/openDatabase.ts';
import { coinAccounts, coinPayouts, ledgerAudits, paymentOrders } from '../../../storage/schema.ts';

interface UserCoinAccount {
  id: string;
  kind: 'bought' | 'earned';
  balance: bigint;
}

export async function findCoinAccountsOf(db: Db, userId: string): Promise<UserCoinAccount[]> {
  const rows = await db
    .select({ id: coinAccounts.id, kind: coinAccounts.kind, balance: coinAccounts.balance })
    .from(coinAccounts)
    .where(eq(coinAccounts.userId, userId));
  return rows as UserCoinAccount[];
}

export interface UserCoinTransaction {
  [column: string]: unknown;
  id: string;
  cursor: string;
  at: Date;
  kind: CoinTransactionKind;
  amount: string;
  balance: string;
  username: string | null;
  slug: string | null;
  title: string | null;
  subject: string;
}

interface MoveFilter {
  kind?: CoinTransactionKind | undefined;
  direction?: 'in' | 'out' | undefined;
  before?: string | undefined;
  limit: number;
}

/** Lists a user's coin transactions, newest first. Entries in both of the user's accounts are combined. */
export async function findCoinTransactionsOf(
  db: Db,
  userId: string,
  { kind, direction, before, limit }: MoveFilter,
): Promise<UserCoinTransaction[]> {
  const { rows } = await db.execute<UserCoinTransaction>(sql`
    with own as (
      select e.move_id, min(e.id) as cursor, sum(e.amount) as amount, min(e.total_after) as balance
      from coin_entries e join coin_accounts a on a.id = e.account_id
      where a.user_id = ${userId} and e.id < ${before ?? '9000000000000000000'}::bigint
      group by e.move_id
    )
    select m.id, own.cursor::text, m.created_at as at, m.kind, own.amount::text, own.balance::text, u.username,
      g.slug, g.title, m.subject
    from own join coin_moves m on m.id = own.move_id
      left join users u on u.id = case when m.from_user_id = ${userId} then m.to_user_id else m.from_user_id end
        and u.delete_after is null
      left join games g on g.id = m.game_id
    where (${kind ?? null}::text is null or m.kind = ${kind ?? null})
      and (${direction ?? null}::text is null or (own.amount > 0) = (${direction ?? null} = 'in'))
    order by own.cursor desc limit ${limit}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/**
 * Lists the balance at the end of each day on which it changed. Changes before `since` are counted on the day of
 * `since`.
 */
export async function findCoinHistoryOf(
  db: Db,
  userId: string,
  since: Date,
): Promise<{ day: string; balance: string }[]> {
  const { rows } = await db.execute<{ day: string; balance: string }>(sql`
    select distinct on (day) day::text, total_after::text as balance from (
      select e.id, e.total_after, greatest(e.created_at, ${since.toISOString()}::timestamptz) at time zone 'UTC' as at
      from coin_entries e join coin_accounts a on a.id = e.account_id where a.user_id = ${userId}
    ) as own, lateral (select at::date as day) as days
    order by day, id desc`);
  return rows;
}

export async function findEarningsOf(
  db: Db,
  userId: string,
): Promise<{ slug: string; title: string; coins: string; sales: number }[]> {
  const { rows } = await db.execute<{ slug: string; title: string; coins: string; sales: number }>(sql`
    select g.slug, g.title, sum(e.amount)::text as coins,
      count(*) filter (where m.kind = 'spend')::int - count(*) filter (where m.kind = 'reversal')::int as sales
    from coin_accounts a join coin_entries e on e.account_id = a.id join coin_moves m on m.id = e.move_id
      join games g on g.id = m.game_id
    where a.user_id = ${userId} and a.kind = 'earned' and g.creator_id = ${userId}
      and ((m.kind = 'spend' and m.to_user_id = ${userId}) or (m.kind = 'reversal' and m.from_user_id = ${userId}))
    group by g.id having sum(e.amount) > 0 order by sum(e.amount) desc limit 50`);
  return rows;
}

export async function findPayoutsOf(db: Db, userId: string) {
  return db
    .select()
    .from(coinPayouts)
    .where(and(eq(coinPayouts.userId, userId)))
    .orderBy(desc(coinPayouts.requestedAt))
    .limit(20);
}

/** Whether any coin pack was paid for in the sandbox. */
export async function hasSandboxCoins(db: Db): Promise<boolean> {
  const [order] = await db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.provider, 'sandbox'),
        eq(paymentOrders.kind, 'pack'),
        eq(paymentOrders.state, 'paid'),
      ),
    )
    .limit(1);
  return order !== undefined;
}

/** Describes inconsistencies in the ledger. Empty if there are none. */
export async function findLedgerProblems(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    select 'all accounts together hold ' || sum(balance) || ' coins' as problem
      from coin_accounts having coalesce(sum(balance), 0) <> 0
    union all
    select 'move ' || m.id || ' has ' || count(e.id) || ' entries that sum to ' || coalesce(sum(e.amount), 0)
      from coin_moves m left join coin_entries e on e.move_id = m.id
      group by m.id having coalesce(sum(e.amount), 0) <> 0 or count(e.id) < 2
    union all
    select 'account ' || a.id || ' holds ' || a.balance || ' and its entries ' || coalesce(sum(e.amount), 0)
      from coin_accounts a left join coin_entries e on e.account_id = a.id
      group by a.id having a.balance <> coalesce(sum(e.amount), 0)
    union all
    select 'user ' || u.id || ' is shown ' || u.coins || ' and has ' || coalesce(sum(a.balance), 0)
      from users u left join coin_accounts a on a.user_id = u.id
      group by u.id having u.coins <> coalesce(sum(a.balance), 0)
    limit 100`);
  return rows.map(({ problem }) => problem);
}

export async function insertLedgerAudit(db: Db, problems: string[], auditedAt: Date): Promise<void> {
  await db.insert(ledgerAudits).values({ problems, auditedAt });
}
