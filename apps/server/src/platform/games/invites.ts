import { randomBytes } from 'node:crypto';
import { and, eq, gt, notExists } from 'drizzle-orm';
import { addMilliseconds, DAY } from '../../clock.ts';
import { RoomNotFound } from '../../http/errors.ts';
import { hashToken, type SignedIn } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import type { PublishedGame } from '../../storage/gameQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { invites } from '../../storage/schema.ts';
import { isSameHash } from '../accounts/signUpProof.ts';
import { makeGuestName } from './makeGuestName.ts';

/** Rooms live for hours; a link in a chat is clicked within the day or two. */
const INVITE_LIFE_MS = 7 * DAY;
const INVITE_BYTES = 9;
/** Begins the room id of an invitation whose room has not opened yet; ids of rooms have no colon. */
const NO_ROOM = 'none:';

interface Invitation {
  game: PublishedGame;
  /** Without one, the room opens when the first person comes. */
  roomId?: string | undefined;
  /** Of a private room: proof that the inviter is in it. */
  lobbyCode?: string | undefined;
  /** The name a guest goes by. */
  name: string | undefined;
  signedIn: Pick<SignedIn, 'user'> | null;
  /** Where the inviter is: a link from a phone on the local network must lead there. */
  publicUrl: string;
}

/** A link into a room, for whoever gets it. Asking again gives the same one. */
export async function createInvite(
  { db, clock, rooms }: Services,
  { game, roomId, lobbyCode, name, signedIn, publicUrl }: Invitation,
): Promise<{ inv: string; url: string }> {
  const room = roomId === undefined ? null : await rooms.findRoom(roomId);
  if (roomId !== undefined && (room?.gameId !== game.id || !isProven(room.lobbyCode, lobbyCode)))
    throw RoomNotFound();
  const now = clock.now();
  const expiresAt = addMilliseconds(now, INVITE_LIFE_MS);
  const newInv = randomBytes(INVITE_BYTES).toString('base64url');
  // Names of guests are not unique: each of their links without a room is its own.
  const noRoom = signedIn ? NO_ROOM : NO_ROOM + newInv;
  const [row] = await db
    .insert(invites)
    .values({
      inv: newInv,
      gameId: game.id,
      roomId: roomId ?? noRoom,
      inviterId: signedIn?.user.id ?? null,
      inviterName: signedIn?.user.username ?? (await makeGuestName(db, name)),
      createdAt: now,
      expiresAt,
    })
    .onConflictDoUpdate({
      target: [invites.gameId, invites.roomId, invites.inviterName],
      set: { expiresAt },
    })
    .returning({ inv: invites.inv });
  const inv = row?.inv ?? '';
  return { inv, url: `${publicUrl}/play/${game.slug}?inv=${inv}` };
}

/** An invitation opens a private room, so only people who know its code can make one. */
function isProven(code: string | null, given: string | undefined): boolean {
  return (
    code === null || (given !== undefined && isSameHash(hashToken(given.toUpperCase()), hashToken(code)))
  );
}

/** A valid invitation, of this game when one is named. */
export async function findInvite(db: Db, inv: string, gameId: string | null, now: Date) {
  const [row] = await db
    .select()
    .from(invites)
    .where(
      and(
        eq(invites.inv, inv),
        gt(invites.expiresAt, now),
        gameId === null ? undefined : eq(invites.gameId, gameId),
      ),
    );
  return row ?? null;
}

export function hasInviteRoom({ roomId }: { roomId: string }): boolean {
  return !roomId.startsWith(NO_ROOM);
}

/** Everyone who follows the link from now on meets in this room. An inviter's other link to it stays the one. */
export async function bindInviteToRoom(
  db: Db,
  { inv, gameId, inviterName }: { inv: string; gameId: string; inviterName: string },
  roomId: string,
): Promise<void> {
  const taken = db
    .select({ inv: invites.inv })
    .from(invites)
    .where(and(eq(invites.gameId, gameId), eq(invites.roomId, roomId), eq(invites.inviterName, inviterName)));
  await db
    .update(invites)
    .set({ roomId })
    .where(and(eq(invites.inv, inv), notExists(taken)));
}
