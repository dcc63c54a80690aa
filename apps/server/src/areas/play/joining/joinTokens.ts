import { and, eq, gt, isNull } from 'drizzle-orm';
import type { GuestSavedData } from '@playloom/room-contract';
import { addMilliseconds, MINUTE_MS } from '../../../process/clock.ts';
import { hashToken, createSessionToken } from '../../../http/session.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { joinTokens } from '../../../storage/schema.ts';

/** Travel between maps takes seconds, or up to a minute on a slow connection, so this is long enough. */
const TOKEN_LIFE_MS = 2 * MINUTE_MS;

interface JoinTokenOwner {
  gameId: string;
  /** Null for guests. */
  userId: string | null;
  name: string;
  /** The saved data that a guest takes to the next map. */
  guestSavedData?: GuestSavedData | null;
}

/** Creates a token with which its owner can join the game once without a click. */
export async function createJoinToken(db: Db, owner: JoinTokenOwner, now: Date): Promise<string> {
  const token = createSessionToken();
  const expiresAt = addMilliseconds(now, TOKEN_LIFE_MS);
  await db.insert(joinTokens).values({ tokenHash: hashToken(token), ...owner, expiresAt });
  return token;
}

/** Marks the token as used. Returns null when it does not belong to this game and visitor, or was already used. */
export async function consumeJoinToken(
  db: Db,
  token: string,
  expected: { gameId: string; userId: string | null; now: Date },
): Promise<JoinTokenOwner | null> {
  const { gameId, userId, now } = expected;
  const [used] = await db
    .update(joinTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(joinTokens.tokenHash, hashToken(token)),
        eq(joinTokens.gameId, gameId),
        userId === null ? isNull(joinTokens.userId) : eq(joinTokens.userId, userId),
        isNull(joinTokens.usedAt),
        gt(joinTokens.expiresAt, now),
      ),
    )
    .returning();
  return used ? { gameId, userId, name: used.name, guestSavedData: used.guestSavedData } : null;
}

/** Makes the token valid again when no room could take the visitor. */
export async function restoreJoinToken(db: Db, token: string): Promise<void> {
  await db
    .update(joinTokens)
    .set({ usedAt: null })
    .where(eq(joinTokens.tokenHash, hashToken(token)));
}
