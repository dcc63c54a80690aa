import { and, eq, gt, ne, type InferSelectModel } from 'drizzle-orm';
import type { Db } from './openDatabase.ts';
import { sessions, users } from './schema.ts';

export type UserRow = InferSelectModel<typeof users>;
export type NewSession = typeof sessions.$inferInsert;

export async function findSession(db: Db, tokenHash: string, now: Date) {
  const rows = await db
    .select({ user: users, sessionId: sessions.id, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return rows[0] ?? null;
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
