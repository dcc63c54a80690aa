import { addMilliseconds, type WithClock } from '../../../process/clock.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { TEST_RELEASE_NUMBER_MIN, type UserRow } from '../../../storage/schema.ts';
import { broadcastParty } from '../../people/parties/broadcastParty.ts';
import { exitParty } from '../../people/parties/exitParty.ts';
import { PARTY_CALL_MS } from '../../people/parties/limits.ts';
import { isCalledTo } from '../../people/parties/isCalledTo.ts';
import { locateMembers } from '../../people/parties/locateMembers.ts';
import { lockParties } from '../../people/parties/lockParties.ts';
import {
  insertPartyRemoval,
  listPartyMembers,
  updatePartyCall,
  updatePartyLeader,
  updatePartySecret,
  type PartyMemberRow,
  type PartyRow,
} from '../../people/parties/partyQueries.ts';
import { findPartyChannel } from '../chat/partyChat.ts';
import { SelfRelationNotAllowed } from '../social/socialErrors.ts';
import { closePartyChannel } from './leaveParty.ts';
import { NotInParty, NotInRoom, PartyMemberNotFound } from './partyErrors.ts';
import { requireLedParty } from './policy.ts';

export async function renewPartyLink(services: WithDatabase & WithLive, user: UserRow): Promise<void> {
  const party = await requireLedParty(services.db, user.id);
  await updatePartySecret(services.db, party.id);
  await broadcastToMembers(services, party.id);
}

/** Removes a member. The link changes too, so that they can't come back with it, not even with another account. */
export async function removePartyMember(
  services: WithDatabase & WithLive,
  user: UserRow,
  username: string,
): Promise<void> {
  const { db } = services;
  const party = await requireLedParty(db, user.id);
  const channel = await findPartyChannel(db, party.id);
  const removed = await changeMember(db, { party, user, username }, async (tx, userId) => {
    await exitParty(tx, party.id, userId);
    await insertPartyRemoval(tx, party.id, userId);
    await updatePartySecret(tx, party.id);
  });
  if (channel) closePartyChannel(services, channel.id, removed);
  broadcastParty(services, [removed], 'removed');
  await broadcastToMembers(services, party.id);
}

export async function handOverParty(
  services: WithDatabase & WithLive,
  user: UserRow,
  username: string,
): Promise<void> {
  const { db } = services;
  const party = await requireLedParty(db, user.id);
  await changeMember(db, { party, user, username }, (tx, userId) => updatePartyLeader(tx, party.id, userId));
  await broadcastToMembers(services, party.id);
}

/**
 * Asks the members to join the room that the leader is in. Also for private rooms and unlisted games, because the
 * leader asks for it. No one is moved: the pages of members show a question.
 */
export async function callParty(
  services: WithClock & WithDatabase & WithLive & WithRooms,
  user: UserRow,
): Promise<void> {
  const { db, clock, rooms } = services;
  const party = await requireLedParty(db, user.id);
  const now = clock.now();
  const members = await listPartyMembers(db, [party.id]);
  const place = (await locateMembers(db, members, now)).rooms.get(user.id);
  const room = place && (await rooms.findRoom(place.roomId));
  // Only a link opens a playtest.
  if (!room || room.release >= TEST_RELEASE_NUMBER_MIN) throw NotInRoom();
  // Members who have just answered are not asked again.
  if (!isCalledTo(party, room.roomId, addMilliseconds(now, -PARTY_CALL_MS)))
    await updatePartyCall(db, party.id, room, now);
  await broadcastToMembers(services, party.id);
}

interface MemberChange {
  party: PartyRow;
  /** The leader, who may have handed over the party while this waited for the lock. */
  user: UserRow;
  username: string;
}

/** Changes another member, in turn with other changes of the party. Returns their id. */
async function changeMember(
  db: Db,
  { party, user, username }: MemberChange,
  change: (tx: Db, userId: string) => Promise<void>,
): Promise<string> {
  return db.transaction(async (tx) => {
    await lockParties(tx, [party.id]);
    if ((await requireLedParty(tx, user.id)).id !== party.id) throw NotInParty();
    const { userId } = await requireOtherMember(tx, party.id, user, username);
    await change(tx, userId);
    return userId;
  });
}

async function requireOtherMember(
  tx: Db,
  partyId: string,
  user: UserRow,
  username: string,
): Promise<PartyMemberRow> {
  const members = await listPartyMembers(tx, [partyId]);
  const member = members.find((one) => one.username.toLowerCase() === username.toLowerCase());
  if (!member) throw PartyMemberNotFound();
  if (member.userId === user.id) throw SelfRelationNotAllowed();
  return member;
}

async function broadcastToMembers(services: WithDatabase & WithLive, partyId: string): Promise<void> {
  const members = await listPartyMembers(services.db, [partyId]);
  broadcastParty(
    services,
    members.map(({ userId }) => userId),
  );
}
