import { and, eq, inArray, sql, type InferSelectModel } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { reports, users } from '../../../storage/schema.ts';

export type ReportRow = InferSelectModel<typeof reports>;
export async function insertReport(db: Db, row: typeof reports.$inferInsert): Promise<string> {
  const [added] = await db.insert(reports).values(row).returning({ id: reports.id });
  return added!.id;
}

interface Reporter {
  id: string;
  username: string;
  /** Number of reports this user has sent, and how they were decided. */
  sent: number;
  upheld: number;
  dismissed: number;
}

/** Lists users who reported something, and how their reports were decided. */
export async function listReporters(db: Db, ids: readonly string[]): Promise<Reporter[]> {
  if (ids.length === 0) return [];
  const countOf = (state: ReportRow['state']) =>
    sql<number>`count(*) filter (where ${reports.state} = ${state})::int`;
  return db
    .select({
      id: users.id,
      username: users.username,
      sent: sql<number>`count(*)::int`,
      upheld: countOf('resolved'),
      dismissed: countOf('dismissed'),
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(inArray(reports.reporterId, [...ids]))
    .groupBy(users.id, users.username);
}

/** Closes a report. Returns null if there is no such report or it is already closed. */
export async function closeReport(
  db: Db,
  id: string,
  end: Pick<ReportRow, 'state' | 'resolution' | 'resolvedBy' | 'resolvedAt'>,
): Promise<ReportRow | null> {
  const [row] = await db
    .update(reports)
    .set(end)
    .where(and(eq(reports.id, id), eq(reports.state, 'open')))
    .returning();
  return row ?? null;
}

/** Removes the messages of a deleted account from the context of reports. Everything else stays unchanged. */
export async function anonymizeReports(tx: Db, userId: string): Promise<void> {
  const mentions = JSON.stringify([{ authorId: userId }]);
  await tx.execute(sql`
    update reports set context = (
      select coalesce(jsonb_agg(message), '[]'::jsonb) from jsonb_array_elements(context) as message
       where message->>'authorId' <> ${userId})
     where context @> ${mentions}::jsonb`);
}
