import type { Endpoints, QueryOf, ResponseOf } from '@playloom/api-contract';
import {
  AutoJoinEnded,
  GameNotFound,
  MembersOnly,
  SignInToPlay,
  type ApiProblem,
} from '../../http/errors.ts';
import { OwnStartFailed } from '../../http/startErrors.ts';
import type { SignedIn } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { listHidden, listSanctionsOf } from '../../storage/moderationQueries.ts';
import { findWornSkin } from '../../storage/skinQueries.ts';
import { findGame, listGameIdsOf, type PublishedGame } from '../../storage/gameQueries.ts';
import { findLastProblem } from '../../storage/problemQueries.ts';
import { takeTurn } from '../../storage/takeTurn.ts';
import type { TestRelease } from '../../storage/testReleaseQueries.ts';
import { isUnderAge, mayWrite } from '../chat/ageBands.ts';
import { judgeVoice } from '../chat/judgeVoice.ts';
import { refuseBanned } from '../moderation/bans.ts';
import { keepsOrder } from '../moderation/keepsOrder.ts';
import { START_FAILED } from '../rooms/recordProblem.ts';
import type { SeatAnswer, SeatProblem, SeatRequest } from '../rooms/RoomsDoor.ts';
import type { Visitor } from '../rooms/Visitor.ts';
import { mayHoldTokens } from '../web3/mayHoldTokens.ts';
import { bindInvite, findInvite, hasRoom } from './invites.ts';
import { returnJoinToken, useJoinToken } from './joinTokens.ts';
import { nameGuest } from './nameGuest.ts';
import { judgeAccess, MEMBERS, type Access, type Standing } from './policy.ts';
import { readStanding } from './readStanding.ts';
import { readLimits } from '../plans/readLimits.ts';
import { rememberGames } from './recentGames.ts';
import { recordVisit } from './recordVisit.ts';
import { makeReleaseAddress } from './releaseAddress.ts';
import { findTest, SEAT_PROBLEMS, seatInTestRoom } from './testLinks.ts';

type JoinQuery = QueryOf<Endpoints['joinGame']>;
type Joined = ResponseOf<Endpoints['joinGame']>['data'];
type Seat = Extract<SeatAnswer, { ok: true }>;

/** Who asks, and from where. */
export interface Comer {
  signedIn: SignedIn | null;
  network: string;
  /** Missing on pages of other sites, which send no cookies. */
  browser?: string;
}

/** Finds the visitor a room and a place in it. */
export async function joinGame(
  services: Services,
  id: string,
  query: JoinQuery,
  comer: Comer,
): Promise<Joined> {
  const { db } = services;
  const { signedIn } = comer;
  const test = await findTest(services, query.inv);
  if (test && test.game.id === id) return joinTest(services, test, query, comer);
  const game = await findGame(db, id);
  if (!game || (query.gameSlug !== undefined && query.gameSlug !== game.slug)) throw GameNotFound();
  const visit = { gameId: game.id, portal: query.portal, agentId: query.agentId, inIframe: query.inIframe };
  // Before anything can go wrong: who looked, looked.
  if (query.firstFetch === 'true') await recordVisit(services, { ...visit, isView: true, isJoin: false });
  const standing = await readStanding(db, game, signedIn);
  refuseStrangers(game, standing);
  await refuseBanned(services, comer, game.id);
  const held = signedIn
    ? await listSanctionsOf(db, { userId: signedIn.user.id, gameId: game.id }, services.clock.now())
    : [];
  const isMuted = held.length > 0;
  const visitor = await makeVisitor(services, { game, standing, query, ...comer, isMuted });
  const seat = await findSeat(services, game, query, visitor).catch(async (error: unknown) => {
    if (query.autoJoinToken !== undefined) await returnJoinToken(db, query.autoJoinToken);
    throw error;
  });
  await recordVisit(services, { ...visit, isView: false, isJoin: true });
  if (signedIn && !visitor.isSpectator) await rememberGames(services, signedIn.user.id, [game.id]);
  const release = { gameId: game.id, release: seat.release };
  return {
    ...pickSeat(seat),
    ...release,
    gameSlug: game.slug,
    releaseUrl: makeReleaseAddress(services, release, game.visibility),
    person: describePerson(visitor, signedIn, judgeAccess(game.chatVisibility, standing)),
  };
}

/** Whoever has the link may test, whatever the game will be open to; it counts as no visit. */
async function joinTest(
  services: Services,
  test: TestRelease,
  query: JoinQuery,
  { signedIn, network, browser }: Comer,
): Promise<Joined> {
  const { game } = test;
  await refuseBanned(services, { signedIn, browser }, game.id);
  const visitor: Visitor = {
    userId: signedIn?.user.id ?? null,
    ...(signedIn && { signIn: signedIn.sessionId }),
    name: signedIn?.user.username ?? (await nameGuest(services.db, query.name)),
    isSpectator: query.watch === 'true',
    canChat: signedIn !== null && mayWrite(signedIn.user, services.clock.now()),
    mayKick: signedIn?.user.id === game.creatorId,
    network,
    ...(browser !== undefined && { browser }),
    ...((await mayHoldTokens(services.db, game, { signedIn, ...query })) && { hasWallet: true }),
  };
  const seat = await seatInTestRoom(services, test, visitor);
  const release = { gameId: game.id, release: seat.release };
  return {
    ...pickSeat(seat),
    ...release,
    gameSlug: game.slug,
    releaseUrl: makeReleaseAddress(services, release, MEMBERS),
    person: describePerson(visitor, signedIn, 'open'),
  };
}

function describePerson(
  { name, canChat, isSilent = false }: Visitor,
  signedIn: SignedIn | null,
  chatAccess: Access,
): Joined['person'] {
  const isSignedIn = signedIn !== null;
  const isAgeKnown = signedIn !== null && signedIn.user.birthDate !== null;
  const refusal = chatAccess === 'open' ? null : chatAccess;
  const { hurdle } = judgeVoice({ refusal, isSignedIn, isMuted: isSilent, isAgeKnown, mayWrite: canChat });
  return { name, isSignedIn, canChat, chatHurdle: hurdle };
}

function pickSeat({ url, ticket, roomId, roomName, lobbyCode, engineVersion }: Seat) {
  return { url, ticket, roomId, roomName, lobbyCode, engineVersion };
}

export function refuseStrangers(game: PublishedGame, standing: Standing): void {
  const access = judgeAccess(game.visibility, standing);
  if (access === 'sign-in-needed') throw SignInToPlay();
  if (access === 'members-only') throw MembersOnly();
}

interface Arrival extends Comer {
  game: PublishedGame;
  standing: Standing;
  query: JoinQuery;
  isMuted: boolean;
}

async function makeVisitor(
  { db, clock }: Services,
  { game, standing, query, signedIn, network, browser, isMuted }: Arrival,
): Promise<Visitor> {
  const userId = signedIn?.user.id ?? null;
  const owner =
    query.autoJoinToken === undefined
      ? undefined
      : await useJoinToken(db, query.autoJoinToken, { gameId: game.id, userId, now: clock.now() });
  if (owner === null) throw AutoJoinEnded();
  const isSilent = isMuted || judgeAccess(game.chatVisibility, standing) !== 'open';
  const skin = userId === null ? null : await findWornSkin(db, game.id, userId);
  return {
    userId,
    // A guest who travels keeps the name that the former map knew.
    name: signedIn?.user.username ?? owner?.name ?? (await nameGuest(db, query.name)),
    isSpectator: query.watch === 'true',
    // Whoever is too young, or did not say, has emotes and phrases.
    canChat: !isSilent && signedIn !== null && mayWrite(signedIn.user, clock.now()),
    isSilent,
    isMember: standing.isMember && judgeAccess(game.chatVisibility, standing) === 'open',
    isUnderAge: signedIn === null || isUnderAge(signedIn.user, clock.now()),
    hides: userId === null ? [] : await listHidden(db, userId),
    mayKick: signedIn !== null && (await keepsOrder(db, game, signedIn.user)),
    network,
    ...(browser !== undefined && { browser }),
    ...(owner?.belongings && { belongings: owner.belongings }),
    ...(skin && { skin }),
    ...((await mayHoldTokens(db, game, { signedIn, ...query })) && { hasWallet: true }),
  };
}

async function findSeat(
  services: Services,
  game: PublishedGame,
  query: JoinQuery,
  visitor: Visitor,
): Promise<Seat> {
  const { db, clock, rooms } = services;
  const { playersPerRoom, rooms: max } = await readLimits(services, db, game.creatorId);
  const limit = max === null ? null : { max, gameIds: await listGameIdsOf(db, game.creatorId) };
  const ask = (wish: SeatRequest['wish'], hasTurn: boolean) =>
    rooms.reserveSeat({
      gameId: game.id,
      release: game.liveRelease,
      engineVersion: game.engineVersion,
      maxPlayers: Math.min(game.maxPlayers, playersPerRoom ?? game.maxPlayers),
      roomLimit: limit && { ...limit, hasTurn },
      preferredRegion: game.preferredRegion,
      visitor,
      wish,
    });
  const reserve = async (wish: SeatRequest['wish']): Promise<SeatAnswer> => {
    const answer = await ask(wish, false);
    if (answer.ok || answer.error !== 'turn_needed') return answer;
    const turn = `rooms of ${game.creatorId}`;
    // In line before the database: whoever waits for a room that starts slowly must not hold a connection meanwhile.
    return services.roomTurns.take(turn, () =>
      db.transaction(async (tx) => {
        await takeTurn(tx, turn);
        return ask(wish, true);
      }),
    );
  };
  const invite = query.inv === undefined ? null : await findInvite(db, query.inv, game.id, clock.now());
  const invitedTo = invite && hasRoom(invite) ? invite.roomId : null;
  const wish = chooseWish(query, invitedTo);
  let answer = await reserve(wish);
  // The friend's room may have closed since; the guest who was asked still came to play.
  if (!answer.ok && answer.error === 'room_not_found' && invite) answer = await reserve({ kind: 'any' });
  if (!answer.ok) throw await explainRefusal(services, game, visitor, answer.error);
  // A private room stays closed to people who only have the link.
  const isMeeting = invite !== null && wish.kind === 'any' && answer.lobbyCode === null;
  if (isMeeting && invitedTo === null) await bindInvite(db, invite, answer.roomId);
  return answer;
}

/** The creator of a game that cannot start reads where its script failed. */
async function explainRefusal(
  { db }: Services,
  { id, creatorId, liveRelease }: PublishedGame,
  { userId }: Visitor,
  error: SeatProblem,
): Promise<ApiProblem> {
  if (error !== 'start_failed' || userId !== creatorId) return SEAT_PROBLEMS[error]();
  const about = { gameId: id, release: liveRelease, problemId: START_FAILED };
  const found = await findLastProblem(db, about);
  return OwnStartFailed(found === null ? 'its script failed.' : `${found.place} ${found.text}`.trim());
}

/**
 * The more precise wish counts: a code is typed by hand, a list was looked at, a link was clicked. Rooms that
 * are named so may run an older release; who has just published asks for none of them.
 */
function chooseWish(query: JoinQuery, invitedTo: string | null): SeatRequest['wish'] {
  if (query.publish === 'true' && query.newRoom === undefined) return { kind: 'any' };
  if (query.lobbyCode !== undefined) return { kind: 'code', code: query.lobbyCode.toUpperCase() };
  if (query.roomId !== undefined)
    return { kind: 'room', roomId: query.roomId, isInvited: query.roomId === invitedTo };
  if (query.newRoom === 'private') return { kind: 'new-private' };
  if (query.newRoom === 'public') return { kind: 'new-public' };
  if (invitedTo !== null) return { kind: 'room', roomId: invitedTo, isInvited: true };
  return { kind: 'any' };
}
