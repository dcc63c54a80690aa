import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { AuthoredMessage } from './chatQueries.ts';
import type { ChannelRow } from '../../../storage/schema.ts';
import { findUserById } from '../../identity/users/userQueries.ts';
import { getUserTopic, type WithLive } from '../../../live/LiveHub.ts';
import { canMessageEachOther, isUnderAge } from '../../identity/users/ageBands.ts';
import { listPartyMembers } from '../../people/parties/partyQueries.ts';
import { isPresetMessage } from './partyChat.ts';
import { presentMessage } from './presentChat.ts';
import { getChannelTopic } from './topics.ts';

type Dependencies = WithConfig & WithClock & WithDatabase & WithLive;

interface PublishedMessage {
  channel: ChannelRow;
  message: AuthoredMessage;
  /** Who is skipped: users who blocked or muted the author, and the sender's page, which gets the message in its response. */
  except: readonly string[];
}

/** Sends a message to every page in its channel. */
export async function broadcastMessage(
  services: Dependencies,
  { channel, message, except }: PublishedMessage,
): Promise<void> {
  const { live } = services;
  if (channel.partyId !== null) return publishToParty(services, message, channel.partyId, except);
  if (channel.gameId === null)
    return publishToBoth(services, message, [channel.firstUserId, channel.secondUserId], except);
  for (const isYoung of [false, true])
    live.publish(
      getChannelTopic(message.channelId, isYoung),
      { kind: 'message', channel: message.channelId, message: presentMessage(message, isYoung, services) },
      except,
    );
}

/**
 * Sends a message to each member, not to a topic of the channel: a removed member gets nothing more, and members whose
 * ages don't allow direct messages with the author get only phrases and emotes.
 */
async function publishToParty(
  services: Dependencies,
  message: AuthoredMessage,
  partyId: string,
  except: readonly string[],
): Promise<void> {
  const { db, clock, live } = services;
  const now = clock.now();
  const author = await findUserById(db, message.authorId);
  for (const member of await listPartyMembers(db, [partyId])) {
    const isOpen = member.userId === author?.id || (author && canMessageEachOther(author, member, now));
    if (except.includes(member.userId) || (!isOpen && !isPresetMessage(message))) continue;
    const shown = presentMessage(message, isUnderAge(member, now), services);
    live.publish(
      getUserTopic(member.userId),
      { kind: 'message', channel: message.channelId, message: shown },
      except,
    );
  }
}

/** The recipient of a first message is not subscribed to the channel yet, so it is also sent to their user topic. */
async function publishToBoth(
  services: Dependencies,
  message: AuthoredMessage,
  people: readonly (string | null)[],
  except: readonly string[],
): Promise<void> {
  const { db, clock, live } = services;
  for (const id of people) {
    const person = id !== null && !except.includes(id) && (await findUserById(db, id));
    if (!person) continue;
    const shown = presentMessage(message, isUnderAge(person, clock.now()), services);
    live.publish(
      getUserTopic(person.id),
      { kind: 'message', channel: message.channelId, message: shown },
      except,
    );
  }
}
