import { apiLimits } from '@playloom/api-contract';
import type { Db } from '../../../storage/openDatabase.ts';
import { hasBlockBetween } from '../../people/relationships/blockQueries.ts';
import {
  findPartyOf,
  hasPartyRemoval,
  type PartyMemberRow,
  type PartyRow,
} from '../../people/parties/partyQueries.ts';
import { NotInParty, PartyFull, PartyLeaderOnly, PartyUnavailable } from './partyErrors.ts';

export async function requireParty(db: Db, userId: string): Promise<PartyRow> {
  const party = await findPartyOf(db, userId);
  if (!party) throw NotInParty();
  return party;
}

export async function requireLedParty(db: Db, userId: string): Promise<PartyRow> {
  const party = await requireParty(db, userId);
  if (party.leaderId !== userId) throw PartyLeaderOnly();
  return party;
}

/** Checks that a user with the invite link may join. Two users with a block are never in one party. */
export async function requireMayJoin(
  db: Db,
  partyId: string,
  members: readonly PartyMemberRow[],
  userId: string,
): Promise<void> {
  if (await hasPartyRemoval(db, partyId, userId)) throw PartyUnavailable();
  for (const member of members)
    if (await hasBlockBetween(db, member.userId, userId)) throw PartyUnavailable();
  if (members.length >= apiLimits.PARTY_MEMBERS_MAX) throw PartyFull();
}
