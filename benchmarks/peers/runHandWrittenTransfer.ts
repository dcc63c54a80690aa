import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

interface Account {
  id: string;
  kind: string;
  user_id: string;
  balance: string;
}

/** Transfers coins with hand-written SQL: the statements that the ledger runs, and nothing else. */
export async function runHandWrittenTransfer(
  pool: Pool,
  { from, to, amount, at }: { from: string; to: string; amount: number; at: Date },
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const id = randomUUID();
    await client.query(
      `insert into coin_moves (id, key, request_hash, kind, amount, from_user_id, to_user_id, subject, created_at)
       values ($1, $2, '', 'gift', $3, $4, $5, '', $6) on conflict (key) do nothing returning id`,
      [id, `hand:${id}`, amount, from, to, at],
    );
    const { rows } = await client.query<Account>(
      `select id, kind, user_id, balance from coin_accounts where user_id = any($1::uuid[]) order by id for update`,
      [[from, to]],
    );
    const given = await client.query<{ sum: string }>(
      `select coalesce(sum(amount), 0)::text as sum from coin_moves
       where from_user_id = $1 and kind = 'gift' and created_at > $2`,
      [from, new Date(at.getTime() - 24 * 3_600_000)],
    );
    if (Number(given.rows[0]?.sum) > 5000) throw new Error('too much for a day');
    const boughtOf = (user: string) =>
      rows.find((row) => row.user_id === user && row.kind === 'bought') as Account;
    const earnedOf = (user: string) =>
      rows.find((row) => row.user_id === user && row.kind === 'earned') as Account;
    const [giver, taker] = [boughtOf(from), boughtOf(to)];
    const after = [Number(giver.balance) - amount, Number(taker.balance) + amount];
    const totals = [
      (after[0] ?? 0) + Number(earnedOf(from).balance),
      (after[1] ?? 0) + Number(earnedOf(to).balance),
    ];
    await client.query(
      `with booked as (
         select * from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[])
           as booked (account_id, amount, balance_after, total_after)
       ), balances as (
         update coin_accounts set balance = balance_after from booked where coin_accounts.id = account_id
       ), totals as (
         update users set coins = total from unnest($5::uuid[], $4::int[]) as told (user_id, total) where users.id = user_id
       )
       insert into coin_entries (move_id, account_id, amount, balance_after, total_after, created_at)
       select $6::uuid, account_id, amount, balance_after, total_after, $7::timestamptz from booked`,
      [[giver.id, taker.id], [-amount, amount], after, totals, [from, to], id, at],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
