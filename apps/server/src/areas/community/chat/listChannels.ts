import type { ChatChannel, Endpoints, EndpointResponse } from '@playloom/api-contract';
import { ChannelNotFound, DirectMessageNotAllowed, DirectMessagesUnavailable } from './chatErrors.ts';
import { GameNotFound } from '../../../http/errors.ts';
import { SelfActionNotAllowed } from '../../identity/sanctions/sanctionErrors.ts';
import { UserNotFound } from '../../identity/users/userErrors.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import {
  countUnreadByChannel,
  ensureDirectChannel,
  ensureGameChannel,
  listDirectChannels,
} from './chatQueries.ts';
import { listCommunityGameIds } from './communityQueries.ts';
import { findGame } from '../../creation/games/gameQueries.ts';
import { listHiddenUserIds } from '../../people/relationships/blockQueries.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { findUserByName } from '../../identity/users/userQueries.ts';
import { findPartyIdOf } from '../../people/parties/partyQueries.ts';
import { isUserVisible } from '../../identity/users/policy.ts';
import { canWriteInChat } from '../../identity/users/ageBands.ts';
import { markChatInvitationRead, inviteToChat } from './inviteToChat.ts';
import { COMMUNITIES_LISTED_MAX, DIRECT_CHANNELS_LISTED_MAX } from './limits.ts';
import { countUnreadInParty, findPartyChannel } from './partyChat.ts';
import { presentChannel } from './presentChat.ts';
import { findChatPermissions, readChatPermissions } from './readChatPermissions.ts';

type Channels = EndpointResponse<Endpoints['listChatChannels']>['data'];

export async function listChannels(
  services: WithConfig & WithClock & WithDatabase,
  user: UserRow,
): Promise<Channels> {
  const { db, clock, config } = services;
  const now = clock.now();
  const communities = await listCommunityGameIds(db, user.id, COMMUNITIES_LISTED_MAX);
  const partyId = await findPartyIdOf(db, user.id);
  const ofParty = partyId === null ? null : await findPartyChannel(db, partyId);
  const channels = [
    ...(ofParty ? [ofParty] : []),
    ...(await Promise.all(communities.map((gameId) => ensureGameChannel(db, gameId, now)))),
    ...(await listDirectChannels(db, user.id, DIRECT_CHANNELS_LISTED_MAX)),
  ];
  const permissionsByChannel = await Promise.all(
    channels.map((channel) => findChatPermissions(services, channel, user)),
  );
  const open = permissionsByChannel
    .filter((permissions) => permissions?.refusal === null)
    .map((permissions) => permissions!);
  const ids = open.map(({ channel }) => channel.id);
  const without = await listHiddenUserIds(db, user.id);
  const unread = await countUnreadByChannel(db, ids, user.id, { without });
  if (ofParty) unread.set(ofParty.id, await countUnreadInParty(db, ofParty, user, now));
  return {
    asksBirthDate: user.birthDate === null,
    canMessageDirectly: canWriteInChat(user, now),
    channels: open.map((permissions) =>
      presentChannel(permissions, unread.get(permissions.channel.id) ?? 0, config),
    ),
  };
}

export async function readGameChannel(
  services: WithConfig & WithClock & WithDatabase,
  gameId: string,
  user: UserRow | null,
): Promise<ChatChannel> {
  const { db, clock, config } = services;
  const game = await findGame(db, gameId);
  if (!game) throw GameNotFound();
  const channel = await ensureGameChannel(db, game.id, clock.now());
  return presentChannel(await readChatPermissions(services, channel.id, user), 0, config);
}

export async function openDirectChannel(
  services: WithConfig & WithClock & WithDatabase & WithJobs & WithLive,
  user: UserRow,
  username: string,
): Promise<ChatChannel> {
  const { db, clock, config } = services;
  const now = clock.now();
  const other = await findUserByName(db, username);
  if (!other || !isUserVisible(other)) throw UserNotFound();
  if (other.id === user.id) throw SelfActionNotAllowed();
  const channel = await ensureDirectChannel(db, user.id, other.id, now);
  const permissions = await findChatPermissions(services, channel, user);
  if (!permissions) throw ChannelNotFound();
  const wasUsed = channel.revision > 0;
  if (permissions.hurdle === 'too-young' && !wasUsed) throw DirectMessagesUnavailable();
  if (permissions.hurdle === 'blocked' && !wasUsed) throw DirectMessageNotAllowed();
  await markChatInvitationRead(services, user, other);
  if (permissions.hurdle === 'other-invited') await inviteToChat(services, user, other);
  return presentChannel(permissions, 0, config);
}
