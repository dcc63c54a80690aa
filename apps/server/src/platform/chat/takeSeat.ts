import {
  BannedFromGame,
  ChannelNotFound,
  ChatMembersOnly,
  SignInToChat,
  type ApiProblem,
} from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { findChannel, type ChannelRow } from '../../storage/chatQueries.ts';
import { findFriendship } from '../../storage/friendQueries.ts';
import { findGame, type PublishedGame } from '../../storage/gameQueries.ts';
import { isBlockBetween, isModeratorOf, listSanctionsOf } from '../../storage/moderationQueries.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { findUserById } from '../../storage/userQueries.ts';
import { judgeAccess, type Standing } from '../games/policy.ts';
import { readStanding } from '../games/readStanding.ts';
import { findBan, toBanProblem } from '../moderation/bans.ts';
import { isStaff } from '../moderation/isStaff.ts';
import { isUnderAge, mayWrite } from './ageBands.ts';
import type { ChatSeat } from './ChatSeat.ts';
import { judgeVoice } from './judgeVoice.ts';
import { readDirectVoice } from './readDirectVoice.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

const REFUSALS: Record<Exclude<ChatSeat['refusal'], 'banned' | null>, () => ApiProblem> = {
  'sign-in-needed': SignInToChat,
  'members-only': ChatMembersOnly,
  stranger: ChannelNotFound,
};

/** Where somebody stands in a channel; throws when they may not read there. */
export async function takeSeat(
  services: Needs & Pick<Services, 'config'>,
  channelId: string,
  user: UserRow | null,
): Promise<ChatSeat> {
  const channel = await findChannel(services.db, channelId);
  const seat = channel && (await readSeat(services, channel, user));
  if (!seat) throw ChannelNotFound();
  if (seat.refusal === 'banned') throw await explainBan(services, seat);
  if (seat.refusal) throw REFUSALS[seat.refusal]();
  return seat;
}

async function explainBan(
  services: Needs & Pick<Services, 'config'>,
  { user, game }: ChatSeat,
): Promise<ApiProblem> {
  const ban = await findBan(services, { signedIn: user && { user } }, game?.id ?? null);
  // It may have ended since it was read.
  return ban ? toBanProblem(services, ban) : BannedFromGame();
}

/** Null when what the channel belongs to is gone. */
export async function readSeat(
  services: Needs,
  channel: ChannelRow,
  user: UserRow | null,
): Promise<ChatSeat | null> {
  if (channel.gameId === null) return readDirectSeat(services, channel, user);
  const game = await findGame(services.db, channel.gameId);
  return game && readGameSeat(services, { channel, game, user });
}

async function readGameSeat(
  { db, clock }: Needs,
  { channel, game, user }: { channel: ChannelRow; game: PublishedGame; user: UserRow | null },
): Promise<ChatSeat> {
  const now = clock.now();
  const [standing, held, isNamed] = await Promise.all([
    readStanding(db, game, user && { user }),
    user ? listSanctionsOf(db, { userId: user.id, gameId: game.id }, now) : [],
    user ? isModeratorOf(db, game.id, user.id) : false,
  ]);
  const refusal = held.some(({ kind }) => kind === 'ban') ? 'banned' : judgeReading(game, standing);
  return {
    channel,
    game,
    other: null,
    user,
    refusal,
    isMember: standing.isMember,
    isModerator:
      refusal === null && (isNamed || game.creatorId === user?.id || (user !== null && isStaff(user))),
    isUnderAge: user === null || isUnderAge(user, now),
    ...judgeVoice({
      refusal,
      isSignedIn: user !== null,
      isMuted: held.length > 0,
      isAgeKnown: (user?.birthDate ?? null) !== null,
      mayWrite: user !== null && mayWrite(user, now),
    }),
  };
}

/** Whoever may not see the game sees nothing of what is said around it. */
function judgeReading(game: PublishedGame, standing: Standing): ChatSeat['refusal'] {
  const levels = [game.visibility, game.chatVisibility];
  const refused = levels.map((level) => judgeAccess(level, standing)).find((access) => access !== 'open');
  return refused ?? null;
}

async function readDirectSeat(
  { db, clock }: Needs,
  channel: ChannelRow,
  user: UserRow | null,
): Promise<ChatSeat | null> {
  const { firstUserId, secondUserId } = channel;
  if (!user || ![firstUserId, secondUserId].includes(user.id)) return null;
  const other = await findUserById(db, (firstUserId === user.id ? secondUserId : firstUserId) ?? '');
  if (!other) return null;
  const now = clock.now();
  const held = await listSanctionsOf(db, { userId: user.id, gameId: null }, now);
  const { voice, hurdle } = readDirectVoice({
    user,
    other,
    isMuted: held.length > 0,
    isBlocked: await isBlockBetween(db, user.id, other.id),
    areFriends: other.birthDate === null && (await findFriendship(db, user.id, other.id)) === 'friends',
    now,
  });
  const rest = { isMember: true, isModerator: false, isUnderAge: isUnderAge(user, now) };
  return { channel, game: null, other, user, refusal: null, voice, hurdle, ...rest };
}
