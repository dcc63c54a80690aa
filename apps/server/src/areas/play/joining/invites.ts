import { randomBytes } from 'node:crypto';
import { and, eq, gt, notExists } from 'drizzle-orm';
import { addMilliseconds, DAY_MS, type WithClock } from '../../../process/clock.ts';
import { RoomNotFound } from '../playtests/seatErrors.ts';
import { hashToken, type SignedInSession } from '../../../http/session.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import type { PublishedGame } from '../../creation/games/gameQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { invites } from '../../../storage/schema.ts';
import { isSameText } from '../../../process/signText.ts';
import { makeGuestName } from './makeGuestName.ts';

/** Long enough for links that are opened days later. Usually they are opened within a day or two. */
const INVITE_LIFE_MS = 7 * DAY_MS;
const INVITE_BYTES = 9;
/** Replaces the room id of an invitation whose room is not open yet. Real room ids contain no colon. */
const NO_ROOM = 'none:';

interface Invitation {
  game: PublishedGame;
  /** If missing, a room opens when the first player joins. */
  roomId?: string | undefined;
  /** The code of a private room, which proves that the inviter is in it. */
  lobbyCode?: string | undefined;
  /** The name that a guest chose. */
  name: string | undefined;
  signedIn: Pick<SignedInSession, 'user'> | null;
  /** The origin of the inviter's page, which the link leads to. A phone in the local network uses a different one. */
  publicUrl: string;
}

/** Creates a link to a room. Repeated requests return the same link. */
export async function createInvite(
  { db, clock, rooms }: WithClock & WithDatabase & WithRooms,
  { game, roomId, lobbyCode, name, signedIn, publicUrl }: Invitation,
): Promise<{ inv: string; url: string }> {
  const room = roomId === undefined ? null : await rooms.findRoom(roomId);
  if (roomId !== undefined && (room?.gameId !== game.id || !isProven(room.lobbyCode, lobbyCode)))
    throw RoomNotFound();
  const now = clock.now();
  const expiresAt = addMilliseconds(now, INVITE_LIFE_MS);
  const newInv = randomBytes(INVITE_BYTES).toString('base64url');
  // Guest names are not unique, so every guest gets a separate link while there is no room.
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

/**
 * Whether the inviter knows the room's code. An invitation gives access to a private room, so only players who know its
 * code can create one.
 */
function isProven(code: string | null, given: string | undefined): boolean {
  return (
    code === null || (given !== undefined && isSameText(hashToken(given.toUpperCase()), hashToken(code)))
  );
}

/** Finds a valid invitation. If a game is given, the invitation must be to that game. */
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
 * Makes players who follow the link from now on join this room. If the inviter already has a link to the room, that
 * link stays.
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
