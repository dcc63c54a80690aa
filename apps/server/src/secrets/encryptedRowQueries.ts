import { sql } from 'drizzle-orm';
import type { EncryptionPurpose } from '../process/deriveKeySet.ts';
import type { Db } from '../storage/openDatabase.ts';

interface EncryptedColumn {
  table: string;
  id: string;
  column: string;
  purpose: EncryptionPurpose;
}

/** Every column that is encrypted for the user of its row. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { table: 'two_factors', id: 'user_id', column: 'secret', purpose: 'two-factor secrets' },
  { table: 'payout_methods', id: 'user_id', column: 'destination', purpose: 'payout destinations' },
  { table: 'coin_payouts', id: 'move_id', column: 'destination', purpose: 'payout destinations' },
];

interface EncryptedRow {
  id: string;
  owner: string;
  sealed: string;
}

/**
 * Lists rows whose text does not start with `prefix`, in the order of their ids. Rows without a user are left out: the
 * user was part of the encryption, so nothing can decrypt them.
 */
export async function listRowsOfOtherKeys(
  db: Db,
  { table, id, column }: EncryptedColumn,
  { prefix, after, limit }: { prefix: string; after: string; limit: number },
): Promise<EncryptedRow[]> {
  const [from, key, text] = [sql.identifier(table), sql.identifier(id), sql.identifier(column)];
  const { rows } = await db.execute<EncryptedRow & Record<string, unknown>>(sql`
    select ${key} as id, user_id as owner, ${text} as sealed from ${from}
    where ${key} > ${after} and user_id is not null and ${text} <> '' and not starts_with(${text}, ${prefix})
    order by ${key} limit ${limit}`);
  return rows;
}

/** Returns false if the row has changed in the meantime. */
export async function replaceEncryptedText(
  db: Db,
  { table, id, column }: EncryptedColumn,
  row: EncryptedRow,
  next: string,
): Promise<boolean> {
  const [from, key, text] = [sql.identifier(table), sql.identifier(id), sql.identifier(column)];
  const { rowCount } = await db.execute(
    sql`update ${from} set ${text} = ${next} where ${key} = ${row.id} and ${text} = ${row.sealed}`,
  );
  return rowCount === 1;
}
