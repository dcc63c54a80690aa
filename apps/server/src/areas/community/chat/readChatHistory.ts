import { apiLimits, type Endpoints, type EndpointQuery, type EndpointResponse } from '@playloom/api-contract';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { listMessagesChangedAfter, listMessagesBefore } from './chatQueries.ts';
import { listHiddenUserIds } from '../../people/relationships/blockQueries.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { listPresetsOnlyAuthors } from './partyChat.ts';
import { presentChannel, presentMessage } from './presentChat.ts';
import { readChatPermissions } from './readChatPermissions.ts';

type History = EndpointResponse<Endpoints['listMessages']>['data'];

/** Reads a page of messages, or the changes that a reader missed. */
export async function readChatHistory(
  services: WithConfig & WithClock & WithDatabase,
  user: UserRow | null,
  channelId: string,
  { before, after }: EndpointQuery<Endpoints['listMessages']>,
): Promise<History> {
  const { db, clock, config } = services;
  // Reads the channel before the messages, so that all messages up to its revision are already in the table.
  const permissions = await readChatPermissions(services, channelId, user);
  const limit = apiLimits.CHAT_PAGE_SIZE;
  const { channel } = permissions;
  const presetsOnlyFrom =
    user && channel.partyId !== null ? await listPresetsOnlyAuthors(db, channel, user, clock.now()) : [];
  const without = user ? await listHiddenUserIds(db, user.id) : [];
  const wanted = { channelId, without, presetsOnlyFrom, limit };
  const found =
    after === undefined
      ? await listMessagesBefore(db, before, wanted)
      : await listMessagesChangedAfter(db, after, wanted);
  const hasMore = found.length === limit;
  // Changes come in pages; the client requests the rest with the revision of the last one.
  const revision = after !== undefined && hasMore ? found.at(-1)!.revision : channel.revision;
  return {
    channel: presentChannel(permissions, 0, config),
    messages: found
      .toSorted((a, b) => a.sequence - b.sequence)
      .map((message) => presentMessage(message, permissions.isUnderAge, services)),
    revision,
    hasMore,
  };
}
