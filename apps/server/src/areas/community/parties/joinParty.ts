import type { PartyInvitation } from '@playloom/api-contract';
import { apiLimits } from '@playloom/api-contract';
import type { WithClock } from '../../../process/clock.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { findWearer } from '../../identity/users/userQueries.ts';
import { presentPerson } from '../../play/cosmetics/presentPerson.ts';
import { broadcastParty } from '../../people/parties/broadcastParty.ts';
import { exitParty } from '../../people/parties/exitParty.ts';
import { lockParties } from '../../people/parties/lockParties.ts';
import {
  findPartyBySecret,
  findPartyIdOf,
  insertPartyMember,
  listPartyMembers,
  updatePartyOnline,
  type PartyRow,
} from '../../people/parties/partyQueries.ts';
import { findPartyChannel } from '../chat/partyChat.ts';
import { closePartyChannel } from './leaveParty.ts';
import { InOtherParty, PartyInvitationNotFound } from './partyErrors.ts';
import { requireMayJoin } from './policy.ts';

/** Shows whose party an invite link belongs to, to everyone who has it. */
export async function readPartyInvitation(
  services: WithClock & WithConfig & WithDatabase,
  user: UserRow | null,
  secret: string,
): Promise<PartyInvitation> {
  const { db } = services;
  const party = await requirePartyBySecret(db, secret);
  const members = await listPartyMembers(db, [party.id]);
  const leader = await findWearer(db, party.leaderId);
  if (!leader) throw PartyInvitationNotFound();
  const own = user && (await findPartyIdOf(db, user.id));
  return {
    leader: presentPerson(leader, services),
    members: members.length,
    state: describeState(own, party.id, members.length),
  };
}

function describeState(own: string | null, partyId: string, members: number): PartyInvitation['state'] {
  if (own === partyId) return 'member';
  if (members >= apiLimits.PARTY_MEMBERS_MAX) return 'full';
  return own === null ? 'open' : 'elsewhere';
}

/** Joins the party of an invite link, and leaves another one only if the user agreed to that. */
export async function joinParty(
  services: WithClock & WithDatabase & WithLive,
  user: UserRow,
  secret: string,
  leavesOther: boolean,
): Promise<void> {
  const { db, clock } = services;
  const target = await requirePartyBySecret(db, secret);
  const own = await findPartyIdOf(db, user.id);
  if (own === target.id) return;
  if (own !== null && !leavesOther) throw InOtherParty();
  const oldChannel = own === null ? null : await findPartyChannel(db, own);
  const left = await db.transaction(async (tx) => {
    await lockParties(tx, [own, target.id]);
    // The link may have been renewed, and the party may have ended, while this waited.
    const party = await requirePartyBySecret(tx, secret);
    await requireMayJoin(tx, party.id, await listPartyMembers(tx, [party.id]), user.id);
    const exit = own === null ? null : await exitParty(tx, own, user.id);
    const member = { partyId: party.id, userId: user.id, joinedAt: clock.now() };
    // The user has joined yet another party in the meantime.
    if (!(await insertPartyMember(tx, member))) throw InOtherParty();
    await updatePartyOnline(tx, [party.id], clock.now());
    return exit;
  });
  if (oldChannel) closePartyChannel(services, oldChannel.id, user.id);
  const members = await listPartyMembers(db, [target.id]);
  broadcastParty(services, [...(left?.remaining ?? []), ...members.map(({ userId }) => userId)]);
}

async function requirePartyBySecret(db: Db, secret: string): Promise<PartyRow> {
  const party = await findPartyBySecret(db, secret);
  if (!party) throw PartyInvitationNotFound();
  return party;
}
