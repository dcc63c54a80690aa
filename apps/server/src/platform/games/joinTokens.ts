import { and, eq, gt, isNull } from 'drizzle-orm';
import { addMilliseconds, MINUTE } from '../../clock.ts';
import { hashToken, makeToken } from '../../http/session.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { joinTokens } from '../../storage/schema.ts';
import type { GuestSavedData } from '../rooms/PlatformCalls.ts';

/** From one map to the next takes seconds; a slow line may take a minute. */
const TOKEN_LIFE_MS = 2 * MINUTE;

interface JoinTokenOwner {
  gameId: string;
  /** Null for guests. */
  userId: string | null;
  name: string;
  /** What a guest has with them. */
  guestSavedData?: GuestSavedData | null;
}

/** A token that joins the game once without a click. */
export async function createJoinToken(db: Db, owner: JoinTokenOwner, now: Date): Promise<string> {
  const token = makeToken();
  const expiresAt = addMilliseconds(now, TOKEN_LIFE_MS);
  await db.insert(joinTokens).values({ tokenHash: hashToken(token), ...owner, expiresAt });
  return token;
}

/** Takes the token out of use; null when it is not one of this game and this visitor, or was used. */
export async function useJoinToken(
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

/** When no room could take the visitor in, the token was not spent. */
export async function returnJoinToken(db: Db, token: string): Promise<void> {
  await db
    .update(joinTokens)
    .set({ usedAt: null })
    .where(eq(joinTokens.tokenHash, hashToken(token)));
}
