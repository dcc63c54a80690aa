import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { getUserTopic, type WithLive } from '../../../live/LiveHub.ts';
import { broadcastParty } from '../../people/parties/broadcastParty.ts';
import { exitParty } from '../../people/parties/exitParty.ts';
import { lockParties } from '../../people/parties/lockParties.ts';
import { findPartyIdOf } from '../../people/parties/partyQueries.ts';
import { findPartyChannel } from '../chat/partyChat.ts';
import { getChannelTopics } from '../chat/topics.ts';

/** Takes a user out of their party, if they are in one. Returns whether they were. */
export async function leaveParty(services: WithDatabase & WithLive, userId: string): Promise<boolean> {
  const { db } = services;
  const partyId = await findPartyIdOf(db, userId);
  if (partyId === null) return false;
  const channel = await findPartyChannel(db, partyId);
  const exit = await db.transaction(async (tx) => {
    await lockParties(tx, [partyId]);
    return exitParty(tx, partyId, userId);
  });
  if (exit === null) return false;
  if (channel) closePartyChannel(services, channel.id, userId);
  broadcastParty(services, [...exit.remaining, userId]);
  return true;
}

/** A former member’s pages no longer see who is typing or present, and close the chat. Messages go to members only. */
export function closePartyChannel({ live }: WithLive, channelId: string, userId: string): void {
  for (const topic of getChannelTopics(channelId)) live.exclude(topic, userId);
  live.publish(getUserTopic(userId), { kind: 'channel', channel: channelId });
}
