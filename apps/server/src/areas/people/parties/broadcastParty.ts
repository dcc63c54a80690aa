import type { LiveServerMessage } from '@playloom/api-contract';
import { getUserTopic, type WithLive } from '../../../live/LiveHub.ts';

type PartyChange = Extract<LiveServerMessage, { kind: 'party' }>['change'];

/** Makes the pages of users reload their party. */
export function broadcastParty(
  { live }: WithLive,
  userIds: readonly string[],
  change: PartyChange = 'changed',
): void {
  for (const userId of userIds) live.publish(getUserTopic(userId), { kind: 'party', change });
}
