import { GameNotFound } from '../../../http/errors.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import { ensureGameChannel } from './chatQueries.ts';
import { joinCommunity, leaveCommunity } from './communityQueries.ts';
import { findGame, type PublishedGame } from '../../creation/games/gameQueries.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { findBan, toBanProblem } from '../../identity/sanctions/bans.ts';
import { findChatPermissions } from './readChatPermissions.ts';
import { getChannelTopics } from './topics.ts';

export async function enterCommunity(
  services: WithConfig & WithClock & WithDatabase,
  user: UserRow,
  gameId: string,
): Promise<void> {
  const { db, clock } = services;
  const game = await requireGame(services, gameId);
  const ban = await findBan(services, { signedIn: { user } }, game.id);
  if (ban) throw toBanProblem(services, ban);
  await joinCommunity(db, game.id, user.id, clock.now());
}

/** Leaves the community of a game. The user stops receiving messages of a members-only chat. */
export async function exitCommunity(
  services: WithClock & WithDatabase & WithLive,
  user: UserRow,
  gameId: string,
): Promise<boolean> {
  const { db } = services;
  const game = await requireGame(services, gameId);
  await leaveCommunity(db, game.id, user.id);
  await closeChannelIfUnauthorized(services, user, game.id);
  return game.creatorId === user.id;
}

/** Closes the channel of a game in every open page of a user who may no longer read it. */
export async function closeChannelIfUnauthorized(
  services: WithClock & WithDatabase & WithLive,
  user: UserRow,
  gameId: string,
): Promise<void> {
  const { db, clock, live } = services;
  const channel = await ensureGameChannel(db, gameId, clock.now());
  const permissions = await findChatPermissions(services, channel, user);
  if (permissions?.refusal !== null)
    for (const topic of getChannelTopics(channel.id)) live.exclude(topic, user.id);
}

async function requireGame({ db }: WithDatabase, gameId: string): Promise<PublishedGame> {
  const game = await findGame(db, gameId);
  if (!game) throw GameNotFound();
  return game;
}
