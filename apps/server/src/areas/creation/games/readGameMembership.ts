import { and, eq } from 'drizzle-orm';
import type { SignedInSession } from '../../../http/session.ts';
import { type GameRow, gameMembers } from '../../../storage/schema.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import type { GameMembership } from './policy.ts';

/** Reads how this visitor is related to the game. */
export async function readGameMembership(
  db: Db,
  game: Pick<GameRow, 'id' | 'creatorId'>,
  signedIn: Pick<SignedInSession, 'user'> | null,
): Promise<GameMembership> {
  if (!signedIn) return { isSignedIn: false, isMember: false };
  const { id } = signedIn.user;
  if (game.creatorId === id) return { isSignedIn: true, isMember: true };
  const [row] = await db
    .select({ userId: gameMembers.userId })
    .from(gameMembers)
    .where(and(eq(gameMembers.gameId, game.id), eq(gameMembers.userId, id)));
  return { isSignedIn: true, isMember: row !== undefined };
}
