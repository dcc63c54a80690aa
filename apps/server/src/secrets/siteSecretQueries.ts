import { Client } from 'pg';
import { siteSecrets } from '../storage/schema.ts';
import type { Db } from '../storage/openDatabase.ts';

/** Name of the fingerprint among the secrets of the site. */
export const FINGERPRINT = 'fingerprint';

/** Reads the stored values by name, as they are in the database. */
export async function readSiteSecrets(db: Db): Promise<Map<string, string>> {
  const rows = await db.select().from(siteSecrets);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

export async function writeSiteSecret(db: Db, name: string, value: string): Promise<void> {
  await db
    .insert(siteSecrets)
    .values({ name, value })
    .onConflictDoUpdate({ target: siteSecrets.name, set: { value } });
}

/** Makes the next start accept any key. Everything that was encrypted with the lost one stays unreadable. */
export async function deleteSiteSecrets(db: Db): Promise<void> {
  await db.delete(siteSecrets);
}

/** Reads the fingerprint of the site's key; null if the database has none, or not even the table yet. */
export async function readFingerprint(databaseUrl: string): Promise<string | null> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const table = await client.query<{ found: string | null }>(
      `select to_regclass('public.site_secrets') as found`,
    );
    if (table.rows[0]?.found === null) return null;
    const { rows } = await client.query<{ value: string }>(
      'select value from public.site_secrets where name = $1',
      [FINGERPRINT],
    );
    return rows[0]?.value ?? null;
  } finally {
    await client.end();
  }
}
