import type { Db } from '../../../storage/openDatabase.ts';
import {
  deleteParty,
  deletePartyMember,
  findParty,
  listPartyMembers,
  updatePartyLeader,
} from './partyQueries.ts';

/** What is left of a party. */
interface PartyExit {
  partyId: string;
  /** Ids of the members who stay; empty if the party ended. */
  remaining: string[];
}

/**
 * Takes a member out of a party. The longest member follows a leader, and a party without members ends. The caller holds
 * the lock of the party.
 */
export async function exitParty(tx: Db, partyId: string, userId: string): Promise<PartyExit | null> {
  const party = await findParty(tx, partyId);
  if (!party || !(await deletePartyMember(tx, partyId, userId))) return null;
  const members = await listPartyMembers(tx, [partyId]);
  const [longest] = members;
  if (!longest) await deleteParty(tx, partyId);
  else if (party.leaderId === userId) await updatePartyLeader(tx, partyId, longest.userId);
  return { partyId, remaining: members.map((member) => member.userId) };
}
