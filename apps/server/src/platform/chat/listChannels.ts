import type { ChatChannel, Endpoints, ResponseOf } from '@playloom/api-contract';
import {
  ChannelNotFound,
  DirectNotAllowed,
  DirectUnavailable,
  GameNotFound,
  NotToYourself,
  UserNotFound,
} from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import {
  countUnreadIn,
  ensureDirectChannel,
  ensureGameChannel,
  listCommunities,
  listDirectChannels,
} from '../../storage/chatQueries.ts';
import { findGame } from '../../storage/gameQueries.ts';
import { listHidden } from '../../storage/moderationQueries.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { findUserByName } from '../../storage/userQueries.ts';
import { isVisible } from '../users/policy.ts';
import { mayWrite } from './ageBands.ts';
import { clearInvitation, inviteToChat } from './inviteToChat.ts';
import { COMMUNITIES_LISTED_MAX, DIRECT_LISTED_MAX } from './limits.ts';
import { presentChannel } from './presentChat.ts';
import { readSeat, takeSeat } from './takeSeat.ts';

type Channels = ResponseOf<Endpoints['listChatChannels']>['data'];

export async function listChannels(services: Services, user: UserRow): Promise<Channels> {
  const { db, clock, config } = services;
  const now = clock.now();
  const communities = await listCommunities(db, user.id, COMMUNITIES_LISTED_MAX);
  const channels = [
    ...(await Promise.all(communities.map((gameId) => ensureGameChannel(db, gameId, now)))),
    ...(await listDirectChannels(db, user.id, DIRECT_LISTED_MAX)),
  ];
  const seats = await Promise.all(channels.map((channel) => readSeat(services, channel, user)));
  const open = seats.filter((seat) => seat?.refusal === null).map((seat) => seat!);
  const ids = open.map(({ channel }) => channel.id);
  const unread = await countUnreadIn(db, ids, user.id, await listHidden(db, user.id));
  return {
    asksBirthDate: user.birthDate === null,
    canMessageDirectly: mayWrite(user, now),
    channels: open.map((seat) => presentChannel(seat, unread.get(seat.channel.id) ?? 0, config)),
  };
}

export async function readGameChannel(
  services: Services,
  gameId: string,
  user: UserRow | null,
): Promise<ChatChannel> {
  const { db, clock, config } = services;
  const game = await findGame(db, gameId);
  if (!game) throw GameNotFound();
  const channel = await ensureGameChannel(db, game.id, clock.now());
  return presentChannel(await takeSeat(services, channel.id, user), 0, config);
}

export async function openDirectChannel(
  services: Services,
  user: UserRow,
  username: string,
): Promise<ChatChannel> {
  const { db, clock, config } = services;
  const now = clock.now();
  const other = await findUserByName(db, username);
  if (!other || !isVisible(other)) throw UserNotFound();
  if (other.id === user.id) throw NotToYourself();
  const channel = await ensureDirectChannel(db, user.id, other.id, now);
  const seat = await readSeat(services, channel, user);
  if (!seat) throw ChannelNotFound();
  const wasUsed = channel.revision > 0;
  if (seat.hurdle === 'too-young' && !wasUsed) throw DirectUnavailable();
  if (seat.hurdle === 'blocked' && !wasUsed) throw DirectNotAllowed();
  await clearInvitation(services, user, other);
  if (seat.hurdle === 'other-invited') await inviteToChat(services, user, other);
  return presentChannel(seat, 0, config);
}
