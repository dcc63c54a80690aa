import { matchMaker } from '@colyseus/core';
import type { SeatAnswer, SeatProblem, SeatRequest, SleepingRoomQuery } from '@playloom/room-contract';
import type { RoomsContext } from '../context/RoomsContext.ts';
import { readStartFailure } from '../simulation/startFailure.ts';
import { listRegionProcesses } from '../fleet/regions.ts';
import { GAME_ROOM_NAME, type GameRoom } from '../room/GameRoom.ts';
import type { RoomOptions } from '../room/RoomMetadata.ts';
import type { SeatOffer } from '../room/SeatOffer.ts';
import { createTicketSecret, hashTicketSecret } from '../room/tickets.ts';
import { createLobbyCode } from './createLobbyCode.ts';
import { createPlacementQueue } from './createPlacementQueue.ts';
import { canStartRelease, recordFailedStart } from './failedStarts.ts';
import { formatRoomUrl, listAllRooms, type ListedRoom } from './listRooms.ts';
import { wakeRoom } from './wakeRoom.ts';

/** A room that reserves no seat within this time is in a process that hangs, so another room is tried. */
const OFFER_TIMEOUT_MS = 3_000;

interface Placement {
  place(request: SeatRequest): Promise<SeatAnswer>;
}

export function createRoomPlacement(context: RoomsContext): Placement {
  return { place: createPlacementQueue((request) => placePlayer(context, request)) };
}

/** Finds or opens a room for a player. */
async function placePlayer(context: RoomsContext, request: SeatRequest): Promise<SeatAnswer> {
  const { wish, gameId } = request;
  switch (wish.kind) {
    case 'new-private':
      return offerNew(context, request, await findFreeCode());
    case 'new-public':
      return offerNew(context, request, null);
    case 'room':
      return offerIfFound(context, request, await findListed(gameId, wish), {
        ...wish,
        gameId,
        isInvited: wish.isInvited ?? false,
      });
    case 'code': {
      const [room] = await listAllRooms({ gameId, lobbyCode: wish.code });
      return offerIfFound(context, request, room, { ...wish, gameId });
    }
    case 'any':
      return placeInAnyRoom(context, request);
  }
}

/** Finds a room by its id. Private rooms are found only with an invitation. */
async function findListed(
  gameId: string,
  { roomId, isInvited = false }: Extract<SeatRequest['wish'], { kind: 'room' }>,
): Promise<ListedRoom | undefined> {
  const [room] = await listAllRooms({ roomId, gameId });
  return room?.metadata.lobbyCode === null || isInvited ? room : undefined;
}

/** Chooses a room for a group that comes together if there can be one, or else one for this player alone. */
async function placeInAnyRoom(context: RoomsContext, request: SeatRequest): Promise<SeatAnswer> {
  const { seatsWanted = 1, maxPlayers, visitor } = request;
  const seats = visitor.isSpectator ? 1 : Math.min(seatsWanted, maxPlayers);
  const together = await placeWithFreeSeats(context, request, seats);
  const isOver = together.ok || together.error === 'turn_needed' || seats === 1;
  return isOver ? together : placeWithFreeSeats(context, request, 1);
}

/**
 * Chooses the fullest room of this release with so many free seats, or wakes one that sleeps, or opens a new one. If the
 * preferred region has a process, only rooms in that region are used.
 */
async function placeWithFreeSeats(
  context: RoomsContext,
  request: SeatRequest,
  seats: number,
): Promise<SeatAnswer> {
  const { gameId, release, preferredRegion } = request;
  const rooms = await listAllRooms({ gameId, release, private: false });
  const roomsWithSpace = rooms.filter(
    ({ metadata }) => request.visitor.isSpectator || metadata.players + seats <= metadata.maxPlayers,
  );
  const isNear = ({ metadata }: ListedRoom): boolean => metadata.region === preferredRegion;
  const near = preferredRegion === '' ? roomsWithSpace : roomsWithSpace.filter(isNear);
  const answer = await offerFirst(context, request, near);
  if (answer) return answer;
  const canOpenNear = preferredRegion === '' || (await listRegionProcesses(preferredRegion)).length > 0;
  const far = canOpenNear ? undefined : await offerFirst(context, request, roomsWithSpace);
  if (far) return far;
  const woken = request.hasSleepingRooms
    ? await offerSleeping(context, request, { kind: 'any', gameId, release })
    : null;
  return woken?.ok ? woken : offerNew(context, request, null);
}

async function offerFirst(
  context: RoomsContext,
  request: SeatRequest,
  rooms: readonly ListedRoom[],
): Promise<SeatAnswer | undefined> {
  for (const room of rooms) {
    const answer = await offer(context, request, room);
    if (answer.ok) return answer;
  }
  return undefined;
}

async function offerIfFound(
  context: RoomsContext,
  request: SeatRequest,
  room: ListedRoom | undefined,
  query: SleepingRoomQuery,
): Promise<SeatAnswer> {
  if (room !== undefined) return offer(context, request, room);
  const woken = request.hasSleepingRooms ? await offerSleeping(context, request, query) : null;
  return woken ?? { ok: false, error: 'room_not_found' };
}

/** Reserves a seat in a sleeping room. Returns null if there is none. */
async function offerSleeping(
  context: RoomsContext,
  request: SeatRequest,
  query: SleepingRoomQuery,
): Promise<SeatAnswer | null> {
  const woken = await wakeRoom(context, query, request.preferredRegion, () => findOpeningProblem(request));
  if (woken === null) return null;
  if (woken.kind === 'refused') return { ok: false, error: woken.error };
  return woken.kind === 'open'
    ? offer(context, request, woken.room)
    : offerNew(context, request, woken.lobbyCode);
}

async function offer(context: RoomsContext, request: SeatRequest, room: ListedRoom): Promise<SeatAnswer> {
  const { visitor, gameId } = request;
  const ticket = createTicketSecret();
  const seat: SeatOffer = { sessionId: createTicketSecret(), visitor, ticketHash: hashTicketSecret(ticket) };
  const answer = await matchMaker
    .remoteRoomCall<GameRoom, 'offerSeat'>(room.roomId, 'offerSeat', [seat], OFFER_TIMEOUT_MS)
    .catch(() => undefined);
  const notFound: SeatAnswer = { ok: false, error: 'room_not_found' };
  // The room does not respond, so its process has died.
  if (answer === undefined) return notFound;
  // The room was found before it fell asleep, so the player may join it.
  const query = { kind: 'room', gameId, roomId: room.roomId, isInvited: true } as const;
  if (answer === 'asleep') return (await offerSleeping(context, request, query)) ?? notFound;
  if (answer !== 'kept') return { ok: false, error: answer };
  const { roomId, metadata } = room;
  const { roomName, lobbyCode, release, engineVersion } = metadata;
  const url = formatRoomUrl(room);
  return { ok: true, roomId, roomName, lobbyCode, release, engineVersion, url, ticket };
}

/** Opens a room and reserves a seat in it. Private rooms use up the room limit too, because they cost the same. */
async function offerNew(
  context: RoomsContext,
  request: SeatRequest,
  lobbyCode: string | null,
): Promise<SeatAnswer> {
  if (!(await canStartRelease(matchMaker.presence, request))) return { ok: false, error: 'start_failed' };
  const { visitor } = request;
  const problem = await findOpeningProblem(request);
  if (problem !== null) return { ok: false, error: problem };
  const room = await openRoom(request, lobbyCode).catch((error: unknown) =>
    handleFailedStart(context, request, error),
  );
  if (room === null) return { ok: false, error: 'start_failed' };
  // The player who opens a private room may kick others. A guest may do so only until they leave.
  const opener = lobbyCode === null ? visitor : { ...visitor, mayKick: true };
  const answer = await offer(context, { ...request, visitor: opener }, room);
  return answer.ok ? { ...answer, isNew: true } : answer;
}

/** Returns why no room can be opened now: the caller has not allowed it, or the creator's room limit is reached. */
async function findOpeningProblem(request: SeatRequest): Promise<SeatProblem | null> {
  const { roomLimit, mayOpen = true } = request;
  if (!mayOpen) return 'turn_needed';
  if (!roomLimit) return null;
  return roomLimit.hasTurn ? findLimit(request, roomLimit) : 'turn_needed';
}

/**
 * Returns an error if the room limit is reached. Empty rooms that still wait to close are closed now, so only
 * rooms with players use up the limit.
 */
async function findLimit(
  { wish, gameId, visitor }: SeatRequest,
  { max, gameIds }: NonNullable<SeatRequest['roomLimit']>,
): Promise<'game_full' | 'rooms_limit_reached' | 'network_rooms_limit' | null> {
  const open = (await Promise.all(gameIds.map((id) => listAllRooms({ gameId: id })))).flat();
  const isByHand = wish.kind === 'new-private' || wish.kind === 'new-public';
  // One program can be any number of guests, who fill rooms with unused seats and get the next room by joining any.
  const isLimited = isByHand || visitor.userId === null;
  if (isLimited && (await isNetworkLimitReached(visitor, open, max))) return 'network_rooms_limit';
  const inUse: ListedRoom[] = [];
  let count = open.length;
  for (const room of open) {
    if (count < max) return null;
    if (await closeIfEmpty(room)) count -= 1;
    else inUse.push(room);
  }
  if (count < max) return null;
  const isThisGame = inUse.every(({ metadata }) => metadata.gameId === gameId);
  return wish.kind === 'any' && isThisGame ? 'game_full' : 'rooms_limit_reached';
}

/**
 * Whether one network would take all rooms that the creator's plan allows, if its players opened another one.
 * Otherwise anyone could close a game to everyone else. Moderators of the game may.
 */
async function isNetworkLimitReached(
  { network, mayKick }: SeatRequest['visitor'],
  open: readonly ListedRoom[],
  max: number,
): Promise<boolean> {
  const most = max - 1;
  if (network === undefined || mayKick || most < 1 || open.length < most) return false;
  const held = await Promise.all(
    open.map(({ roomId }) =>
      matchMaker.remoteRoomCall<GameRoom, 'isHeldBy'>(roomId, 'isHeldBy', [network]).catch(() => false),
    ),
  );
  return held.filter(Boolean).length >= most;
}

/** Returns false if players are in the room or joining it. A room that does not respond is already gone. */
async function closeIfEmpty({ roomId }: ListedRoom): Promise<boolean> {
  // Ask the room itself, because the listed counts are outdated right after its last player has left.
  return matchMaker.remoteRoomCall<GameRoom, 'closeIfEmpty'>(roomId, 'closeIfEmpty', []).catch(() => true);
}

async function openRoom(request: SeatRequest, lobbyCode: string | null): Promise<ListedRoom> {
  const { gameId, release, maxPlayers, preferredRegion, visitor } = request;
  const ownerId = lobbyCode === null ? null : visitor.userId;
  const options: RoomOptions = { gameId, release, maxPlayers, lobbyCode, preferredRegion, ownerId };
  return (await matchMaker.createRoom(GAME_ROOM_NAME, options)) as ListedRoom;
}

/**
 * Records and reports a start that failed because of the game, so that its creator sees it on the dashboard.
 * Throws any other error again.
 */
async function handleFailedStart(
  { platform, log }: RoomsContext,
  { gameId, release }: SeatRequest,
  error: unknown,
): Promise<null> {
  const reason = readStartFailure(error);
  if (reason === null) throw error;
  await recordFailedStart(matchMaker.presence, { gameId, release });
  const problem = { gameId, release, roomId: '', level: 'error', id: 'start-failed', ...reason } as const;
  await platform
    .reportProblem(problem)
    .catch((failure: unknown) => log.warn({ err: failure, gameId }, 'could not report a failed start'));
  return null;
}

async function findFreeCode(): Promise<string> {
  for (;;) {
    const lobbyCode = createLobbyCode();
    if ((await listAllRooms({ lobbyCode })).length === 0) return lobbyCode;
  }
}
