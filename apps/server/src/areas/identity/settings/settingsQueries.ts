import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { emailChanges, recoveryCodes, sessions } from '../../../storage/schema.ts';

/** Finds the new email that is not confirmed yet, if any. */
export async function findPendingEmail(db: Db, userId: string, now: Date): Promise<string | null> {
  const [change] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(
      and(eq(emailChanges.userId, userId), isNull(emailChanges.usedAt), gt(emailChanges.expiresAt, now)),
    );
  return change?.email ?? null;
}

export async function findUserSessions(db: Db, userId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id);
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}
