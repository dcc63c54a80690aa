import { and, desc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { accountBrowsers, games, sanctions, users } from '../../../storage/schema.ts';

/** A ban with the names to show for it. */
export interface Ban {
  sanctionId: string;
  user: { id: string; username: string };
  /** Null for a ban from the whole platform. */
  game: { id: string; title: string } | null;
  reason: string;
  createdAt: Date;
  /** Null for a permanent ban. */
  expiresAt: Date | null;
}

/** Selects bans from the platform, and those from the given game. */
interface BanScope {
  gameId: string | null;
  now: Date;
}

/** Records that an account was used in a browser. */
export async function linkBrowserToUser(
  db: Db,
  { userId, browser, now }: { userId: string; browser: string; now: Date },
): Promise<void> {
  await db
    .insert(accountBrowsers)
    .values({ userId, browser, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [accountBrowsers.userId, accountBrowsers.browser],
      set: { lastSeenAt: now },
    });
}

export async function findBanOfUser(db: Db, userId: string, scope: BanScope): Promise<Ban | null> {
  const [ban] = await selectBans(db, and(eq(sanctions.userId, userId), holds(scope)));
  return ban ?? null;
}

/**
 * Finds a ban of any account that was used in this browser after the ban or shortly before it. An account used
 * there long ago says nothing about the person who uses the browser now.
 */
export async function findBanOfBrowser(
  db: Db,
  browser: string,
  { seenWithinMs, ...scope }: BanScope & { seenWithinMs: number },
): Promise<Ban | null> {
  const known = db
    .select({ userId: accountBrowsers.userId })
    .from(accountBrowsers)
    .where(
      and(
        eq(accountBrowsers.browser, browser),
        eq(accountBrowsers.userId, sanctions.userId),
        sql`${accountBrowsers.lastSeenAt} >= ${sanctions.createdAt} - ${seenWithinMs} * interval '1 millisecond'`,
      ),
    );
  const [ban] = await selectBans(db, and(inArray(sanctions.userId, known), holds(scope)));
  return ban ?? null;
}

/** Lists bans by id, including ended ones, because an appeal may be read after its ban has ended. */
export async function listBans(db: Db, ids: readonly string[]): Promise<Ban[]> {
  return ids.length === 0 ? [] : selectBans(db, inArray(sanctions.id, [...ids]));
}

function holds({ gameId, now }: BanScope): SQL | undefined {
  return and(
    eq(sanctions.kind, 'ban'),
    isNull(sanctions.liftedAt),
    or(isNull(sanctions.expiresAt), gt(sanctions.expiresAt, now)),
    gameId === null ? isNull(sanctions.gameId) : or(isNull(sanctions.gameId), eq(sanctions.gameId, gameId)),
  );
}

/** Selects bans from the platform before those from a game, and the longest first. */
async function selectBans(db: Db, condition: SQL | undefined): Promise<Ban[]> {
  const rows = await db
    .select({
      sanctionId: sanctions.id,
      user: { id: users.id, username: users.username },
      game: { id: games.id, title: games.title },
      reason: sanctions.reason,
      createdAt: sanctions.createdAt,
      expiresAt: sanctions.expiresAt,
    })
    .from(sanctions)
    .innerJoin(users, eq(users.id, sanctions.userId))
    .leftJoin(games, eq(games.id, sanctions.gameId))
    .where(condition)
    .orderBy(
      sql`${sanctions.gameId} is not null`,
      sql`${sanctions.expiresAt} desc nulls first`,
      desc(sanctions.createdAt),
    );
  return rows;
}
