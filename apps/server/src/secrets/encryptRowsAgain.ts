import { decryptSecret, encryptSecret, getNewestKeyPrefix } from '../process/encryptSecret.ts';
import type { WithSecrets } from '../process/Secrets.ts';
import type { WithDatabase } from '../storage/openDatabase.ts';
import { ENCRYPTED_COLUMNS, listRowsOfOtherKeys, replaceEncryptedText } from './encryptedRowQueries.ts';

const ROWS_AT_ONCE = 100;
/** Comes before every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

interface Renewal {
  /** Rows that are now encrypted with the newest key. */
  renewed: number;
  /** Rows that no key of this process can decrypt. */
  unreadable: number;
}

/** Encrypts rows of older keys with the newest key, a few at a time, so that the old key can be removed. */
export async function encryptRowsAgain(
  services: WithSecrets & WithDatabase,
  signal?: AbortSignal,
): Promise<Renewal> {
  const total: Renewal = { renewed: 0, unreadable: 0 };
  for (const column of ENCRYPTED_COLUMNS) {
    let after: string | undefined = FIRST_ID;
    while (after !== undefined && !signal?.aborted)
      after = await encryptBatch(services, column, after, total);
  }
  return total;
}

/** Returns the id after which the next batch starts; undefined after the last one. */
async function encryptBatch(
  { db, secrets }: WithSecrets & WithDatabase,
  column: (typeof ENCRYPTED_COLUMNS)[number],
  after: string,
  total: Renewal,
): Promise<string | undefined> {
  const wanted = { prefix: getNewestKeyPrefix(secrets), after, limit: ROWS_AT_ONCE };
  const rows = await listRowsOfOtherKeys(db, column, wanted);
  for (const row of rows) {
    const seal = { secrets, purpose: column.purpose, owner: row.owner };
    const secret = decryptSecret(seal, row.sealed);
    if (secret === null) total.unreadable++;
    else if (await replaceEncryptedText(db, column, row, encryptSecret(seal, secret))) total.renewed++;
  }
  return rows.length === ROWS_AT_ONCE ? rows.at(-1)?.id : undefined;
}
