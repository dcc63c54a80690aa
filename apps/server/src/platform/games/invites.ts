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

/** Rooms stay open for hours, and links are usually opened within a day or two. */
const INVITE_LIFE_MS = 7 * DAY;
const INVITE_BYTES = 9;
/** Prefix of the room id of an invitation whose room is not open yet. Room ids contain no colon. */
const NO_ROOM = 'none:';

interface Invitation {
  game: PublishedGame;
  /** Without it, the room opens when the first player joins. */
  roomId?: string | undefined;
  /** The code of a private room, which proves that the inviter is in it. */
  lobbyCode?: string | undefined;
  /** The name of a guest. */
  name: string | undefined;
  signedIn: Pick<SignedIn, 'user'> | null;
  /** The origin of the inviter's page: a link from a phone in the local network must lead there. */
  publicUrl: string;
}

/** A link to a room. Repeated requests return the same link. */
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
  // Guest names are not unique, so each guest link without a room is separate.
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

/** An invitation gives access to a private room, so only players who know its code can create one. */
function isProven(code: string | null, given: string | undefined): boolean {
  return (
    code === null || (given !== undefined && isSameHash(hashToken(given.toUpperCase()), hashToken(code)))
  );
}

/** A valid invitation, checked against the game if one is given. */
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

/**
 * Players who follow the link from now on join this room. If the inviter already has a link to it, that one stays.
 */
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
