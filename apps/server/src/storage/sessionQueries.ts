import { and, eq, gt, ne, sql, type InferSelectModel } from 'drizzle-orm';
import type { Database, Db } from './openDatabase.ts';
import { sessions, users } from './schema.ts';

export type UserRow = InferSelectModel<typeof users>;
export type NewSession = typeof sessions.$inferInsert;

/** Prepared once: building and planning this query on every request would cost more than running it. */
export function prepareFindSession(db: Database) {
  const query = db
    .select({ user: users, sessionId: sessions.id, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_session');
  return async (tokenHash: string, now: Date) => {
    const [found] = await query.execute({ tokenHash, now });
    return found ?? null;
  };
}

export async function createSession(db: Db, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function touchSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSessionsOf(db: Db, userId: string, exceptSessionId?: string): Promise<void> {
  const others = exceptSessionId ? ne(sessions.id, exceptSessionId) : undefined;
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}
