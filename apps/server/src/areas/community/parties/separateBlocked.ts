import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { findParty, findPartyIdOf } from '../../people/parties/partyQueries.ts';
import { leaveParty } from './leaveParty.ts';
import { removePartyMember } from './leadParty.ts';

/** Parts two users with a block: a leader removes the blocked one, and anyone else leaves the party. */
export async function separateBlocked(
  services: WithDatabase & WithLive,
  user: UserRow,
  blocked: UserRow,
): Promise<void> {
  const partyId = await findPartyIdOf(services.db, user.id);
  if (partyId === null || partyId !== (await findPartyIdOf(services.db, blocked.id))) return;
  const party = await findParty(services.db, partyId);
  if (party?.leaderId === user.id) await removePartyMember(services, user, blocked.username);
  else await leaveParty(services, user.id);
}
