import type { Db } from '../../../storage/openDatabase.ts';
import { insertParty, insertPartyMember, type PartyRow } from '../../people/parties/partyQueries.ts';
import { insertPartyChannel } from '../chat/partyChat.ts';
import { AlreadyInParty } from './partyErrors.ts';

/** Creates a party with its chat. Its only member is its leader. */
export async function createParty(tx: Db, userId: string, now: Date): Promise<PartyRow> {
  const party = await insertParty(tx, userId, now);
  if (!(await insertPartyMember(tx, { partyId: party.id, userId, joinedAt: now }))) throw AlreadyInParty();
  await insertPartyChannel(tx, party.id, now);
  return party;
}
