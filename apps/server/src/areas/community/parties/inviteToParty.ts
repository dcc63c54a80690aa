import { apiLimits } from '@playloom/api-contract';
import type { WithClock } from '../../../process/clock.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { hasNotification } from '../../people/notifications/notificationQueries.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';
import { broadcastParty } from '../../people/parties/broadcastParty.ts';
import { PARTY_INVITE_PAUSE_MS } from '../../people/parties/limits.ts';
import { lockParties } from '../../people/parties/lockParties.ts';
import {
  deletePartyRemoval,
  findPartyOf,
  hasPartyRemoval,
  listPartyMembers,
  type PartyRow,
} from '../../people/parties/partyQueries.ts';
import { listHiddenUserIds } from '../../people/relationships/blockQueries.ts';
import { findFriendship } from '../../people/relationships/friendQueries.ts';
import { NotFriends } from '../social/socialErrors.ts';
import { createParty } from './createParty.ts';
import { PartyFull, PartyLeaderOnly } from './partyErrors.ts';

/**
 * Notifies a friend about the user's party, which is created if there is none. Returns false if the friend was notified
 * a moment ago or is a member already.
 */
export async function inviteToParty(
  services: WithClock & WithDatabase & WithJobs & WithLive,
  user: UserRow,
  friend: UserRow,
): Promise<boolean> {
  const { db, clock } = services;
  if ((await findFriendship(db, user.id, friend.id)) !== 'friends') throw NotFriends();
  const now = clock.now();
  // The same for all parties of this user, so that creating them again does not notify again.
  const key = `party-invitation ${user.id} ${Math.floor(now.getTime() / PARTY_INVITE_PAUSE_MS)}`;
  const isNew = await db.transaction(async (tx) => {
    const party = (await findPartyOf(tx, user.id)) ?? (await createParty(tx, user.id, now));
    await lockParties(tx, [party.id]);
    const isMember = await admitInvited(tx, party, user, friend);
    if (isMember || (await hasNotification(tx, friend.id, key))) return false;
    // A friend who has hidden the user gets no notification, and the user does not learn that.
    if ((await listHiddenUserIds(tx, friend.id)).includes(user.id)) return true;
    await queueNotification(services, tx, {
      userIds: [friend.id],
      kind: 'invitation',
      text: `${user.username} invited you to a party.`,
      href: `/party/join/${party.secret}`,
      key,
    });
    return true;
  });
  broadcastParty(services, [user.id]);
  return isNew;
}

/** Lets a friend in whom the leader had removed. Returns whether they are in the party already. */
async function admitInvited(tx: Db, party: PartyRow, user: UserRow, friend: UserRow): Promise<boolean> {
  const members = await listPartyMembers(tx, [party.id]);
  if (members.some(({ userId }) => userId === friend.id)) return true;
  if (members.length >= apiLimits.PARTY_MEMBERS_MAX) throw PartyFull();
  if (await hasPartyRemoval(tx, party.id, friend.id)) {
    if (party.leaderId !== user.id) throw PartyLeaderOnly();
    await deletePartyRemoval(tx, party.id, friend.id);
  }
  return false;
}
