import { BannedFromGame } from '../../identity/sanctions/sanctionErrors.ts';
import { ChannelNotFound, ChatMembersOnly, SignInToChat } from './chatErrors.ts';
import { type ApiProblem } from '../../../http/errors.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithConfig } from '../../../process/config.ts';
import { findChannel } from './chatQueries.ts';
import { type ChannelRow, type UserRow } from '../../../storage/schema.ts';
import { findFriendship } from '../../people/relationships/friendQueries.ts';
import { findGame, type PublishedGame } from '../../creation/games/gameQueries.ts';
import { listSanctionsOf } from '../../identity/sanctions/sanctionQueries.ts';
import { isModeratorOf } from '../../identity/sanctions/sanctionQueries.ts';
import { findPartyIdOf } from '../../people/parties/partyQueries.ts';
import { hasBlockBetween } from '../../people/relationships/blockQueries.ts';
import { findUserById } from '../../identity/users/userQueries.ts';
import { resolveGameAccess, type GameMembership } from '../../creation/games/policy.ts';
import { readGameMembership } from '../../creation/games/readGameMembership.ts';
import { findBan, toBanProblem } from '../../identity/sanctions/bans.ts';
import { isStaff } from '../../identity/users/isStaff.ts';
import { isUnderAge, canWriteInChat } from '../../identity/users/ageBands.ts';
import type { ChatPermissions } from '../../play/room-chat/ChatPermissions.ts';
import { resolveChatWritePermission } from '../../play/room-chat/resolveChatWritePermission.ts';
import { resolveDirectWritePermission } from './resolveDirectWritePermission.ts';

type Dependencies = WithClock & WithDatabase;

const REFUSALS: Record<Exclude<ChatPermissions['refusal'], 'banned' | null>, () => ApiProblem> = {
  'sign-in-needed': SignInToChat,
  'members-only': ChatMembersOnly,
  stranger: ChannelNotFound,
};

/** Reads the permissions of a user in a channel. Throws when they may not read it. */
export async function readChatPermissions(
  services: Dependencies & WithConfig,
  channelId: string,
  user: UserRow | null,
): Promise<ChatPermissions> {
  const channel = await findChannel(services.db, channelId);
  const permissions = channel && (await findChatPermissions(services, channel, user));
  if (!permissions) throw ChannelNotFound();
  if (permissions.refusal === 'banned') throw await explainBan(services, permissions);
  if (permissions.refusal) throw REFUSALS[permissions.refusal]();
  return permissions;
}

async function explainBan(
  services: Dependencies & WithConfig,
  { user, game }: ChatPermissions,
): Promise<ApiProblem> {
  const ban = await findBan(services, { signedIn: user && { user } }, game?.id ?? null);
  // The ban may have expired since it was read.
  return ban ? toBanProblem(services, ban) : BannedFromGame();
}

/** Returns null when the game or user of the channel no longer exists, or the user is not in its party. */
export async function findChatPermissions(
  services: Dependencies,
  channel: ChannelRow,
  user: UserRow | null,
): Promise<ChatPermissions | null> {
  if (channel.partyId !== null) return findPartyPermissions(services, channel, user);
  if (channel.gameId === null) return findDirectPermissions(services, channel, user);
  const game = await findGame(services.db, channel.gameId);
  return game && readGamePermissions(services, { channel, game, user });
}

async function readGamePermissions(
  { db, clock }: Dependencies,
  { channel, game, user }: { channel: ChannelRow; game: PublishedGame; user: UserRow | null },
): Promise<ChatPermissions> {
  const now = clock.now();
  const [membership, held, isNamed] = await Promise.all([
    readGameMembership(db, game, user && { user }),
    user ? listSanctionsOf(db, { userId: user.id, gameId: game.id }, now) : [],
    user ? isModeratorOf(db, game.id, user.id) : false,
  ]);
  const refusal = held.some(({ kind }) => kind === 'ban') ? 'banned' : checkReadAccess(game, membership);
  return {
    channel,
    game,
    other: null,
    user,
    refusal,
    isMember: membership.isMember,
    isModerator:
      refusal === null && (isNamed || game.creatorId === user?.id || (user !== null && isStaff(user))),
    isUnderAge: user === null || isUnderAge(user, now),
    ...resolveChatWritePermission({
      refusal,
      isSignedIn: user !== null,
      isMuted: held.length > 0,
      isAgeKnown: (user?.birthDate ?? null) !== null,
      canWrite: user !== null && canWriteInChat(user, now),
    }),
  };
}

/** Returns why the channel cannot be read, or null. A user who cannot see the game cannot see its chat either. */
function checkReadAccess(game: PublishedGame, membership: GameMembership): ChatPermissions['refusal'] {
  const levels = [game.visibility, game.chatVisibility];
  const denied = levels
    .map((level) => resolveGameAccess(level, membership))
    .find((access) => access !== 'open');
  return denied ?? null;
}

async function findDirectPermissions(
  { db, clock }: Dependencies,
  channel: ChannelRow,
  user: UserRow | null,
): Promise<ChatPermissions | null> {
  const { firstUserId, secondUserId } = channel;
  if (!user || ![firstUserId, secondUserId].includes(user.id)) return null;
  const other = await findUserById(db, (firstUserId === user.id ? secondUserId : firstUserId) ?? '');
  if (!other) return null;
  const now = clock.now();
  const held = await listSanctionsOf(db, { userId: user.id, gameId: null }, now);
  const { voice, hurdle } = resolveDirectWritePermission({
    user,
    other,
    isMuted: held.length > 0,
    isBlocked: await hasBlockBetween(db, user.id, other.id),
    areFriends: other.birthDate === null && (await findFriendship(db, user.id, other.id)) === 'friends',
    now,
  });
  const defaults = { isMember: true, isModerator: false, isUnderAge: isUnderAge(user, now) };
  return { channel, game: null, other, user, refusal: null, voice, hurdle, ...defaults };
}

/** Only members may read. They write as in the chat of a game: users who are too young send phrases and emotes. */
async function findPartyPermissions(
  { db, clock }: Dependencies,
  channel: ChannelRow,
  user: UserRow | null,
): Promise<ChatPermissions | null> {
  if (!user || (await findPartyIdOf(db, user.id)) !== channel.partyId) return null;
  const now = clock.now();
  const held = await listSanctionsOf(db, { userId: user.id, gameId: null }, now);
  const { voice, hurdle } = resolveChatWritePermission({
    refusal: null,
    isSignedIn: true,
    isMuted: held.length > 0,
    isAgeKnown: user.birthDate !== null,
    canWrite: canWriteInChat(user, now),
  });
  const defaults = { isMember: true, isModerator: false, isUnderAge: isUnderAge(user, now) };
  return { channel, game: null, other: null, user, refusal: null, voice, hurdle, ...defaults };
}
