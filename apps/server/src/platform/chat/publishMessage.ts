import type { Services } from '../../services.ts';
import type { AuthoredMessage } from '../../storage/chatQueries.ts';
import { listHiding } from '../../storage/moderationQueries.ts';
import { presentMessage } from './presentChat.ts';
import { topicOfChannel } from './topics.ts';

/** Tells everybody in the channel, except those who do not want to hear its author. */
export async function publishMessage(
  { db, live, config }: Pick<Services, 'db' | 'live' | 'config'>,
  message: AuthoredMessage,
): Promise<void> {
  const channel = message.channelId;
  const hiding = await listHiding(db, message.authorId);
  for (const isUnderAge of [false, true])
    live.publish(
      topicOfChannel(channel, isUnderAge),
      { kind: 'message', channel, message: presentMessage(message, isUnderAge, config) },
      hiding,
    );
}
