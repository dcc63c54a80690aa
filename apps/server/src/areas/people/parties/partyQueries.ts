import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, lte, type InferSelectModel } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { parties, partyMembers, partyRemovals, users } from '../../../storage/schema.ts';
import { wearerColumns } from '../../identity/users/userQueries.ts';
import { PARTY_SECRET_BYTES } from './limits.ts';

export type PartyRow = InferSelectModel<typeof parties>;

/** A member with what decides about chat, and the room that they got a seat in last. */
export interface PartyMemberRow {
  userId: string;
  partyId: string;
  username: string;
  avatarFile: string | null;
  birthDate: string | null;
  /** Ids of what they wear. */
  frame: string | null;
  emblem: string | null;
  joinedAt: Date;
  autoJoin: boolean;
  gameId: string | null;
  roomId: string | null;
  placedAt: Date | null;
}

const memberColumns = {
  userId: partyMembers.userId,
  partyId: partyMembers.partyId,
  username: users.username,
  avatarFile: users.avatarFile,
  birthDate: users.birthDate,
  frame: wearerColumns.frame,
  emblem: wearerColumns.emblem,
  joinedAt: partyMembers.joinedAt,
  autoJoin: partyMembers.autoJoin,
  gameId: partyMembers.gameId,
  roomId: partyMembers.roomId,
  placedAt: partyMembers.placedAt,
};

export async function findPartyIdOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ partyId: partyMembers.partyId })
    .from(partyMembers)
    .where(eq(partyMembers.userId, userId));
  return row?.partyId ?? null;
}

export async function findPartyOf(db: Db, userId: string): Promise<PartyRow | null> {
  const id = await findPartyIdOf(db, userId);
  return id === null ? null : findParty(db, id);
}

export async function findParty(db: Db, id: string): Promise<PartyRow | null> {
  const [row] = await db.select().from(parties).where(eq(parties.id, id));
  return row ?? null;
}

export async function findPartyBySecret(db: Db, secret: string): Promise<PartyRow | null> {
  const [row] = await db.select().from(parties).where(eq(parties.secret, secret));
  return row ?? null;
}

/** Lists parties in the order of their ids, after the given one. */
export async function listPartiesAfter(db: Db, after: string, limit: number): Promise<PartyRow[]> {
  return db.select().from(parties).where(gt(parties.id, after)).orderBy(asc(parties.id)).limit(limit);
}

/** Lists the members of parties, the longest first. */
export async function listPartyMembers(db: Db, partyIds: readonly string[]): Promise<PartyMemberRow[]> {
  if (partyIds.length === 0) return [];
  return db
    .select(memberColumns)
    .from(partyMembers)
    .innerJoin(users, eq(users.id, partyMembers.userId))
    .where(inArray(partyMembers.partyId, [...partyIds]))
    .orderBy(asc(partyMembers.joinedAt), asc(partyMembers.userId));
}

export async function insertParty(db: Db, leaderId: string, now: Date): Promise<PartyRow> {
  const [row] = await db
    .insert(parties)
    .values({ leaderId, secret: createPartySecret(), createdAt: now, onlineAt: now })
    .returning();
  if (!row) throw new Error('The party was not stored.');
  return row;
}

/** Returns false if the user is in a party already. */
export async function insertPartyMember(
  db: Db,
  member: { partyId: string; userId: string; joinedAt: Date },
): Promise<boolean> {
  const added = await db
    .insert(partyMembers)
    .values(member)
    .onConflictDoNothing()
    .returning({ userId: partyMembers.userId });
  return added.length > 0;
}

/** Returns false if the user was not in this party. */
export async function deletePartyMember(db: Db, partyId: string, userId: string): Promise<boolean> {
  const removed = await db
    .delete(partyMembers)
    .where(and(eq(partyMembers.userId, userId), eq(partyMembers.partyId, partyId)))
    .returning({ userId: partyMembers.userId });
  return removed.length > 0;
}

/** Deletes a party with its members and its chat. */
export async function deleteParty(db: Db, id: string): Promise<void> {
  await db.delete(parties).where(eq(parties.id, id));
}

/** Deletes a party that no one has come back to. Returns false if someone has, in the meantime. */
export async function deleteIdleParty(db: Db, id: string, idleSince: Date): Promise<boolean> {
  const deleted = await db
    .delete(parties)
    .where(and(eq(parties.id, id), lte(parties.onlineAt, idleSince)))
    .returning({ id: parties.id });
  return deleted.length > 0;
}

export async function updatePartyLeader(db: Db, id: string, leaderId: string): Promise<void> {
  await db.update(parties).set({ leaderId }).where(eq(parties.id, id));
}

export async function updatePartyOnline(db: Db, ids: readonly string[], onlineAt: Date): Promise<void> {
  if (ids.length > 0)
    await db
      .update(parties)
      .set({ onlineAt })
      .where(inArray(parties.id, [...ids]));
}

/** Gives the party another invite link. */
export async function updatePartySecret(db: Db, id: string): Promise<void> {
  await db.update(parties).set({ secret: createPartySecret() }).where(eq(parties.id, id));
}

export async function updateAutoJoin(db: Db, userId: string, autoJoin: boolean): Promise<void> {
  await db.update(partyMembers).set({ autoJoin }).where(eq(partyMembers.userId, userId));
}

interface PartyRoom {
  gameId: string;
  roomId: string;
}

/** Stores the room that a member got a seat in. */
export async function updateMemberRoom(
  db: Db,
  userId: string,
  { gameId, roomId }: PartyRoom,
  placedAt: Date,
): Promise<void> {
  await db.update(partyMembers).set({ gameId, roomId, placedAt }).where(eq(partyMembers.userId, userId));
}

/** Forgets the room that a member got a seat in, because they have left it. */
export async function clearMemberRoom(
  db: Db,
  { userId, roomId }: { userId: string; roomId: string },
): Promise<void> {
  await db
    .update(partyMembers)
    .set({ gameId: null, roomId: null, placedAt: null })
    .where(and(eq(partyMembers.userId, userId), eq(partyMembers.roomId, roomId)));
}

/** Stores the room to which the leader calls the party. Each call has a new id. */
export async function updatePartyCall(
  db: Db,
  id: string,
  { gameId, roomId }: PartyRoom,
  calledAt: Date,
): Promise<void> {
  await db.update(parties).set({ callId: randomUUID(), gameId, roomId, calledAt }).where(eq(parties.id, id));
}

export async function insertPartyRemoval(db: Db, partyId: string, userId: string): Promise<void> {
  await db.insert(partyRemovals).values({ partyId, userId }).onConflictDoNothing();
}

export async function deletePartyRemoval(db: Db, partyId: string, userId: string): Promise<void> {
  await db.delete(partyRemovals).where(isRemoval(partyId, userId));
}

export async function hasPartyRemoval(db: Db, partyId: string, userId: string): Promise<boolean> {
  return (await db.$count(partyRemovals, isRemoval(partyId, userId))) > 0;
}

function isRemoval(partyId: string, userId: string) {
  return and(eq(partyRemovals.partyId, partyId), eq(partyRemovals.userId, userId));
}

function createPartySecret(): string {
  return randomBytes(PARTY_SECRET_BYTES).toString('base64url');
}
