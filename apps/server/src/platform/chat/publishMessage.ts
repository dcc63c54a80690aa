import type { Services } from '../../services.ts';
import type { AuthoredMessage, ChannelRow } from '../../storage/chatQueries.ts';
import { findUserById } from '../../storage/userQueries.ts';
import { topicOfUser } from '../live/LiveHub.ts';
import { isUnderAge } from './ageBands.ts';
import { presentMessage } from './presentChat.ts';
import { topicOfChannel } from './topics.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'live' | 'config'>;

/** Tells everybody in the channel, except those who do not want to hear its author. */
export async function publishMessage(
  services: Needs,
  { channel, message, hiding }: { channel: ChannelRow; message: AuthoredMessage; hiding: readonly string[] },
): Promise<void> {
  const { live, config } = services;
  if (channel.gameId === null)
    return tellBoth(services, message, [channel.firstUserId, channel.secondUserId], hiding);
  for (const isYoung of [false, true])
    live.publish(
      topicOfChannel(message.channelId, isYoung),
      { kind: 'message', channel: message.channelId, message: presentMessage(message, isYoung, config) },
      hiding,
    );
}

/** Whoever is written to for the first time does not listen to that channel yet, but to what concerns them. */
async function tellBoth(
  { db, clock, live, config }: Needs,
  message: AuthoredMessage,
  people: readonly (string | null)[],
  hiding: readonly string[],
): Promise<void> {
  for (const id of people) {
    const person = id !== null && !hiding.includes(id) && (await findUserById(db, id));
    if (!person) continue;
    const shown = presentMessage(message, isUnderAge(person, clock.now()), config);
    live.publish(topicOfUser(person.id), { kind: 'message', channel: message.channelId, message: shown });
  }
}
