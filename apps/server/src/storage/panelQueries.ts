import { and, eq, sql } from 'drizzle-orm';
import { isId } from './isId.ts';
import type { Db } from './openDatabase.ts';
import { releases } from './schema.ts';

/** The HTML of a panel; null when the release has no such panel. Only this part of the document leaves the database. */
export async function findPanel(
  db: Db,
  gameId: string,
  release: number,
  name: string,
): Promise<string | null> {
  if (!isId(gameId)) return null;
  const html = sql<
    string | null
  >`${releases.document}::json #>> array['data', 'ui', ${name}::text, 'htmlData']`;
  const [row] = await db
    .select({ html })
    .from(releases)
    .where(and(eq(releases.gameId, gameId), eq(releases.release, release)));
  return row?.html ?? null;
}
