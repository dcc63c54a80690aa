import { sql } from 'drizzle-orm';
import type { Db } from './openDatabase.ts';

export async function isDatabaseReady(db: Db): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
