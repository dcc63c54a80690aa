import { and, eq, getTableColumns, gt, inArray, lt, ne } from 'drizzle-orm';
import type { Database, Db } from '../../../storage/openDatabase.ts';
import { sessions, users, type UserRow } from '../../../storage/schema.ts';

interface FoundSession {
  user: UserRow;
  sessionId: string;
  isFramed: boolean;
  lastSeenAt: Date;
}
type NewSession = typeof sessions.$inferInsert;

const userFields = Object.entries(getTableColumns(users));

/**
 * Prepares the query that finds a session. It runs on every call, so it uses the driver directly: the query
 * builder would double the cost. The driver returns the same types as the builder.
 */
export function prepareFindSession({ $client }: Database) {
  const columns = userFields.map(([, { name }]) => `u.${name}`).join(', ');
  const query = {
    name: 'find_session',
    rowMode: 'array' as const,
    text: `select s.id, s.is_framed, s.last_seen_at, ${columns} from sessions s join users u on u.id = s.user_id
            where s.token_hash = $1 and s.expires_at > $2`,
  };
  return async (tokenHash: string, now: Date): Promise<FoundSession | null> => {
    const { rows } = await $client.query<unknown[]>({ ...query, values: [tokenHash, now] });
    return rows[0] ? toFoundSession(rows[0]) : null;
  };
}

function toFoundSession([sessionId, isFramed, lastSeenAt, ...values]: unknown[]): FoundSession {
  const user: Record<string, unknown> = {};
  for (const [index, [key]] of userFields.entries()) user[key] = values[index];
  return {
    sessionId: sessionId as string,
    isFramed: isFramed as boolean,
    lastSeenAt: lastSeenAt as Date,
    user: user as UserRow,
  };
}

/** Lists which of these sessions are still active. */
export async function listLiveSessionIds(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now)));
  return rows.map(({ id }) => id);
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Replaces the token of a session. */
export async function updateSessionToken(db: Db, sessionId: string, tokenHash: string): Promise<void> {
  await db.update(sessions).set({ tokenHash }).where(eq(sessions.id, sessionId));
}

export async function findSessionStart(db: Db, sessionId: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row?.createdAt ?? null;
}

export async function touchSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
}

/** Updates the last-seen time of sessions with an open page, which may not send any requests. */
export async function touchOpenSessions(
  db: Db,
  ids: readonly string[],
  { now, seenBefore }: { now: Date; seenBefore: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(inArray(sessions.id, [...ids]), lt(sessions.lastSeenAt, seenBefore)));
}

/** Lists which of these users were active since the given time. */
export async function listUserIdsSeenSince(
  db: Db,
  userIds: readonly string[],
  since: Date,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(inArray(sessions.userId, [...userIds]), gt(sessions.lastSeenAt, since)))
    .groupBy(sessions.userId);
  return rows.map(({ userId }) => userId);
}

export interface EndedSession {
  readonly id: string;
  readonly userId: string;
}

/** Deletes a session and returns it. */
export async function deleteSession(db: Db, tokenHash: string): Promise<EndedSession | undefined> {
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ id: sessions.id, userId: sessions.userId });
  return ended;
}

/** Selects all sessions of a user, only one, or all except one. */
export interface SessionFilter {
  only?: string;
  except?: string;
}

/** Deletes sessions of a user and returns their ids. */
export async function deleteSessionsOf(
  db: Db,
  userId: string,
  { only, except }: SessionFilter = {},
): Promise<string[]> {
  const isChosen = and(
    eq(sessions.userId, userId),
    only === undefined ? undefined : eq(sessions.id, only),
    except === undefined ? undefined : ne(sessions.id, except),
  );
  const ended = await db.delete(sessions).where(isChosen).returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}
