import type { JoiningPlayer, SeatAnswer, SeatProblem, SeatRequest } from '@playloom/room-contract';
import type { Turns } from '../../../files/createTurns.ts';
import type { Endpoints, EndpointQuery, EndpointResponse } from '@playloom/api-contract';
import { JoinTokenExpired } from './joiningErrors.ts';
import { GameNotFound, type ApiProblem } from '../../../http/errors.ts';
import { StartFailedForCreator } from '../playtests/startErrors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithPlans } from '../../economy/plans/readPlans.ts';
import { listSanctionsOf } from '../../identity/sanctions/sanctionQueries.ts';
import { listHiddenUserIds } from '../../people/relationships/blockQueries.ts';
import { findWornSkin } from '../skins/skinQueries.ts';
import { findGame, type PublishedGame } from '../../creation/games/gameQueries.ts';
import { findLastProblem } from '../room-problems/problemQueries.ts';
import type { TestRelease } from '../../creation/releases/testReleaseQueries.ts';
import { isUnderAge, canWriteInChat } from '../../identity/users/ageBands.ts';
import { resolveChatWritePermission } from '../room-chat/resolveChatWritePermission.ts';
import { requireNotBanned } from '../../identity/sanctions/bans.ts';
import { isModerator } from '../../identity/sanctions/isModerator.ts';
import { START_FAILED_PROBLEM_ID } from '../room-problems/recordProblem.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { canUseWalletTokens } from '../../creation/web3/canUseWalletTokens.ts';
import {
  createSeatRequester,
  type WithRoomCreationMutex,
  type WithRoomOpeningLimit,
} from './createSeatRequester.ts';
import { bindInviteToRoom, findInvite, hasInviteRoom } from './invites.ts';
import { restoreJoinToken, consumeJoinToken } from './joinTokens.ts';
import { makeGuestName } from './makeGuestName.ts';
import { findPartySeats, recordPartySeat, type PartySeats } from './partySeats.ts';
import {
  requireGameAccess,
  resolveGameAccess,
  VISIBILITY_MEMBERS,
  type GameAccess,
  type GameMembership,
} from '../../creation/games/policy.ts';
import { readGameMembership } from '../../creation/games/readGameMembership.ts';
import { recordRecentGames } from '../recent-games/recentGames.ts';
import { canEarnAchievements } from '../achievements/policy.ts';
import { hasSeenTips } from '../tips/seenTipsQueries.ts';
import { recordVisit } from './recordVisit.ts';
import { makeReleaseUrl } from '../../creation/releases/releaseUrl.ts';
import { findPlaytest, SEAT_PROBLEM_ERRORS, reservePlaytestSeat } from '../playtests/testLinks.ts';

type JoinQuery = EndpointQuery<Endpoints['joinGame']>;
type Joined = EndpointResponse<Endpoints['joinGame']>['data'];
type Seat = Extract<SeatAnswer, { ok: true }>;

/** The visitor, their network and their browser. */
interface JoinContext {
  signedIn: SignedInSession | null;
  network: string;
  /** Missing for pages of other sites, because they send no cookies. */
  browser?: string;
}

/** Reserves a seat in a room for the visitor. */
export async function joinGame(
  services: WithConfig &
    WithSecrets &
    WithClock &
    WithLog &
    WithDatabase &
    WithPlans &
    WithRooms &
    WithRoomCreationMutex &
    WithRoomOpeningLimit &
    WithLive &
    WithJoinTurns,
  id: string,
  query: JoinQuery,
  context: JoinContext,
): Promise<Joined> {
  const { db } = services;
  const { signedIn } = context;
  const test = await findPlaytest(services, query.inv);
  if (test && test.game.id === id) return joinTest(services, test, query, context);
  const visitor = await services.joinTurns.run(() => readVisitor(services, id, query, context));
  const { game, membership, player, visit } = visitor;
  const { seat, partySeats } = await findSeat(services, game, query, player).catch(async (error: unknown) => {
    if (query.autoJoinToken !== undefined) await restoreJoinToken(db, query.autoJoinToken);
    throw error;
  });
  await recordVisit(services, { ...visit, isView: false, isJoin: true });
  if (signedIn && !player.isSpectator) await recordRecentGames(services, signedIn.user.id, [game.id]);
  if (signedIn && partySeats) {
    const isShared = seat.lobbyCode === null || query.newRoom === 'private';
    await recordPartySeat(services, partySeats, {
      userId: signedIn.user.id,
      game,
      roomId: seat.roomId,
      isShared,
    });
  }
  const release = { gameId: game.id, release: seat.release };
  return {
    ...pickSeat(seat),
    ...release,
    gameSlug: game.slug,
    releaseUrl: makeReleaseUrl(services, release, game.visibility),
    person: {
      ...describePerson(player, signedIn, resolveGameAccess(game.chatVisibility, membership)),
      hasSeenTips: visitor.hasSeenTips,
      storesAchievements: canEarnAchievements(game, player.userId, seat.release),
    },
  };
}

/** Checks whether the visitor may play the game, and reads all that the room needs to know about them. */
async function readVisitor(
  services: WithConfig & WithClock & WithDatabase,
  id: string,
  query: JoinQuery,
  context: JoinContext,
) {
  const { db } = services;
  const { signedIn } = context;
  const game = await findGame(db, id);
  if (!game || (query.gameSlug !== undefined && query.gameSlug !== game.slug)) throw GameNotFound();
  const visit = { gameId: game.id, portal: query.portal, agentId: query.agentId, inIframe: query.inIframe };
  // Count the view even if joining fails.
  if (query.firstFetch === 'true') await recordVisit(services, { ...visit, isView: true, isJoin: false });
  const membership = await readGameMembership(db, game, signedIn);
  requireGameAccess(game, membership);
  await requireNotBanned(services, context, game.id);
  const held = signedIn
    ? await listSanctionsOf(db, { userId: signedIn.user.id, gameId: game.id }, services.clock.now())
    : [];
  const isMuted = held.length > 0;
  const player = await buildJoiningPlayer(services, { game, membership, query, ...context, isMuted });
  const hasSeen = signedIn !== null && (await hasSeenTips(db, game.id, signedIn.user.id));
  return { game, membership, player, visit, hasSeenTips: hasSeen };
}

/** Joins a playtest. Anyone with the link can, regardless of who may play the game. It is not counted as a visit. */
async function joinTest(
  services: WithConfig & WithSecrets & WithClock & WithDatabase & WithRooms,
  test: TestRelease,
  query: JoinQuery,
  { signedIn, network, browser }: JoinContext,
): Promise<Joined> {
  const { game } = test;
  await requireNotBanned(services, { signedIn, browser }, game.id);
  const player: JoiningPlayer = {
    userId: signedIn?.user.id ?? null,
    ...(signedIn && { signIn: signedIn.sessionId }),
    name: signedIn?.user.username ?? (await makeGuestName(services.db, query.name)),
    isSpectator: query.watch === 'true',
    canChat: signedIn !== null && canWriteInChat(signedIn.user, services.clock.now()),
    mayKick: signedIn?.user.id === game.creatorId,
    network,
    ...(browser !== undefined && { browser }),
    ...((await canUseWalletTokens(services.db, game, { signedIn, ...query })) && { hasWallet: true }),
  };
  const seat = await reservePlaytestSeat(services, test, player);
  const release = { gameId: game.id, release: seat.release };
  return {
    ...pickSeat(seat),
    ...release,
    gameSlug: game.slug,
    releaseUrl: makeReleaseUrl(services, release, VISIBILITY_MEMBERS),
    // Creators who test their game see its tips each time.
    person: { ...describePerson(player, signedIn, 'open'), hasSeenTips: false, storesAchievements: false },
  };
}

function describePerson(
  { name, canChat, isSilent = false }: JoiningPlayer,
  signedIn: SignedInSession | null,
  chatAccess: GameAccess,
): Omit<Joined['person'], 'hasSeenTips' | 'storesAchievements'> {
  const isSignedIn = signedIn !== null;
  const isAgeKnown = signedIn !== null && signedIn.user.birthDate !== null;
  const denied = chatAccess === 'open' ? null : chatAccess;
  const { hurdle } = resolveChatWritePermission({
    refusal: denied,
    isSignedIn,
    isMuted: isSilent,
    isAgeKnown,
    canWrite: canChat,
  });
  return { name, isSignedIn, canChat, chatHurdle: hurdle };
}

function pickSeat({ url, ticket, roomId, roomName, lobbyCode, engineVersion }: Seat) {
  return { url, ticket, roomId, roomName, lobbyCode, engineVersion };
}

interface JoiningContext extends JoinContext {
  game: PublishedGame;
  membership: GameMembership;
  query: JoinQuery;
  isMuted: boolean;
}

async function buildJoiningPlayer(
  { db, clock }: WithClock & WithDatabase,
  { game, membership, query, signedIn, network, browser, isMuted }: JoiningContext,
): Promise<JoiningPlayer> {
  const userId = signedIn?.user.id ?? null;
  const owner =
    query.autoJoinToken === undefined
      ? undefined
      : await consumeJoinToken(db, query.autoJoinToken, { gameId: game.id, userId, now: clock.now() });
  if (owner === null) throw JoinTokenExpired();
  const isSilent = isMuted || resolveGameAccess(game.chatVisibility, membership) !== 'open';
  const skin = userId === null ? null : await findWornSkin(db, game.id, userId);
  return {
    userId,
    ...(signedIn && { signIn: signedIn.sessionId }),
    // A guest who travels between maps keeps their name.
    name: signedIn?.user.username ?? owner?.name ?? (await makeGuestName(db, query.name)),
    isSpectator: query.watch === 'true',
    // Users who are too young, or have no birth date, can only use emotes and phrases.
    canChat: !isSilent && signedIn !== null && canWriteInChat(signedIn.user, clock.now()),
    isSilent,
    isMember: membership.isMember && resolveGameAccess(game.chatVisibility, membership) === 'open',
    isUnderAge: signedIn === null || isUnderAge(signedIn.user, clock.now()),
    hides: userId === null ? [] : await listHiddenUserIds(db, userId),
    mayKick: signedIn !== null && (await isModerator(db, game, signedIn.user)),
    network,
    ...(browser !== undefined && { browser }),
    ...(owner?.guestSavedData && { belongings: owner.guestSavedData }),
    ...(skin && { skin }),
    ...((await canUseWalletTokens(db, game, { signedIn, ...query })) && { hasWallet: true }),
  };
}

async function findSeat(
  services: WithClock &
    WithLog &
    WithDatabase &
    WithPlans &
    WithRooms &
    WithRoomCreationMutex &
    WithRoomOpeningLimit,
  game: PublishedGame,
  query: JoinQuery,
  player: JoiningPlayer,
): Promise<{ seat: Seat; partySeats: PartySeats | null }> {
  const { db, clock } = services;
  const { userId, isSpectator } = player;
  // Spectators watch what they like, and are not seen as playing.
  const partySeats = userId === null || isSpectator ? null : await findPartySeats(services, userId, game.id);
  const reserve = await createSeatRequester(services, game, player, partySeats?.seats);
  const invite = query.inv === undefined ? null : await findInvite(db, query.inv, game.id, clock.now());
  const invitedTo = invite && hasInviteRoom(invite) ? invite.roomId : null;
  const joinRequest = chooseJoinRequest(query, invitedTo);
  let answer = await reserveWithParty(joinRequest, partySeats, reserve);
  // The friend's room may have closed in the meantime. The invited player still gets a room.
  if (!answer.ok && answer.error === 'room_not_found' && invite) answer = await reserve({ kind: 'any' });
  if (!answer.ok) throw await toSeatApiProblem(services, game, player, answer.error);
  // The next players with this link should join the same room. A private room is excluded: the link must not open it.
  const isMeeting = invite !== null && joinRequest.kind === 'any' && answer.lobbyCode === null;
  if (isMeeting && invitedTo === null) await bindInviteToRoom(db, invite, answer.roomId);
  return { seat: answer, partySeats };
}

/** Players who want any room get a seat where their party plays. If it has none, they get another room. */
async function reserveWithParty(
  joinRequest: SeatRequest['wish'],
  partySeats: PartySeats | null,
  reserve: (joinRequest: SeatRequest['wish']) => Promise<SeatAnswer>,
): Promise<SeatAnswer> {
  if (joinRequest.kind === 'any')
    for (const room of partySeats?.rooms ?? []) {
      const answer = await reserve({ kind: 'room', ...room });
      if (answer.ok) return answer;
    }
  return reserve(joinRequest);
}

/**
 * Converts a failed reservation to an API error. If the game could not start, its creator sees where the script failed.
 */
async function toSeatApiProblem(
  { db }: WithDatabase,
  { id, creatorId, liveRelease }: PublishedGame,
  { userId }: JoiningPlayer,
  error: SeatProblem,
): Promise<ApiProblem> {
  if (error !== 'start_failed' || userId !== creatorId) return SEAT_PROBLEM_ERRORS[error]();
  const about = { gameId: id, release: liveRelease, problemId: START_FAILED_PROBLEM_ID };
  const found = await findLastProblem(db, about);
  return StartFailedForCreator(found === null ? 'The script failed.' : `${found.place} ${found.text}`.trim());
}

/**
 * Chooses which room to request. The most specific request wins: a typed code, a room from the list, a new room, then a
 * link. Such rooms may run an older release, so a creator who has just published ignores them.
 */
function chooseJoinRequest(query: JoinQuery, invitedTo: string | null): SeatRequest['wish'] {
  if (query.publish === 'true' && query.newRoom === undefined) return { kind: 'any' };
  if (query.lobbyCode !== undefined) return { kind: 'code', code: query.lobbyCode.toUpperCase() };
  if (query.roomId !== undefined)
    return { kind: 'room', roomId: query.roomId, isInvited: query.roomId === invitedTo };
  if (query.newRoom === 'private') return { kind: 'new-private' };
  if (query.newRoom === 'public') return { kind: 'new-public' };
  if (invitedTo !== null) return { kind: 'room', roomId: invitedTo, isInvited: true };
  return { kind: 'any' };
}

/**
 * Only a few visitors are read at once, in the order in which they came. In a rush, all would otherwise wait for each
 * other's queries, and get their seats together at the end.
 */
export const JOINS_AT_ONCE = 8;

export interface WithJoinTurns {
  joinTurns: Turns;
}
