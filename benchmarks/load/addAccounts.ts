import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { hashToken } from '../../apps/server/src/http/session.ts';

export interface Account {
  readonly id: string;
  /** Value of a Cookie header that logs the account in. */
  readonly cookie: string;
}

/** Adds accounts of adults, named after the prefix, that are logged in. */
export async function addAccounts(databaseUrl: string, prefix: string, count: number): Promise<Account[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into users (username, email, password_hash, birth_date, created_at)
     select $1 || '_' || n, $1 || '_' || n || '@example.org', 'none', '1990-01-01', now()
     from generate_series(1, $2::int) n returning id`,
    [prefix, count],
  );
  const accounts = rows.map(({ id }) => ({ id, token: randomBytes(32).toString('base64url') }));
  await client.query(
    `insert into sessions (token_hash, user_id, device, created_at, last_seen_at, expires_at)
     select hash, owner, 'Bench', now(), now(), now() + interval '1 day'
     from unnest($1::text[], $2::uuid[]) as added (hash, owner)`,
    [accounts.map(({ token }) => hashToken(token)), accounts.map(({ id }) => id)],
  );
  await client.end();
  return accounts.map(({ id, token }) => ({ id, cookie: `playloom_session=${token}` }));
}
