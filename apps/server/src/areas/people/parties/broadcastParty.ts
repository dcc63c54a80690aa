import type { LiveServerMessage } from '@playloom/api-contract';
import { getUserTopic, type WithLive } from '../../../live/LiveHub.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findPartyIdOf, listPartyMembers } from './partyQueries.ts';

type PartyChange = Extract<LiveServerMessage, { kind: 'party' }>['change'];

/** Makes the pages of users reload their party. */
export function broadcastParty(
  { live }: WithLive,
  userIds: readonly string[],
  change: PartyChange = 'changed',
): void {
  for (const userId of userIds) live.publish(getUserTopic(userId), { kind: 'party', change });
}

/** Makes the pages of a user's party reload it, except those of the given user. */
export async function broadcastPartyOf(
  services: WithDatabase & WithLive,
  userId: string,
  exceptUserId: string | null = null,
): Promise<void> {
  const partyId = await findPartyIdOf(services.db, userId);
  if (partyId === null) return;
  const members = await listPartyMembers(services.db, [partyId]);
  broadcastParty(
    services,
    members.map((member) => member.userId).filter((id) => id !== exceptUserId),
  );
}
