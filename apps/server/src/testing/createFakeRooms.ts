import type { EnforcementOrder, RoomListingEntry, SeatAnswer, SeatRequest } from '@playloom/room-contract';
import type { RoomsGateway } from '../rooms-gateway/RoomsGateway.ts';

export interface FakeRooms extends RoomsGateway {
  /** Seat requests, in order. */
  readonly requests: SeatRequest[];
  readonly orders: EnforcementOrder[];
  /** Games whose rooms were closed. */
  readonly closed: string[];
  /** Rooms that are about to open again. */
  readonly moving: Set<string>;
  readonly rooms: FakeRoom[];
  /** Answers to the next seat requests. When there are none left, the fake rooms answer. */
  answers: SeatAnswer[];
}

interface FakeRoom extends RoomListingEntry {
  readonly lobbyCode: string | null;
  readonly engineVersion: string;
}

/** Creates rooms that exist only as a list, which is enough for everything before a socket is opened. */
export function createFakeRooms(): FakeRooms {
  const rooms: FakeRoom[] = [];
  const requests: SeatRequest[] = [];
  const fake: FakeRooms = {
    requests,
    orders: [],
    closed: [],
    moving: new Set(),
    rooms,
    answers: [],
    async reserveSeat(request) {
      requests.push(request);
      return fake.answers.shift() ?? seatIn(rooms, request);
    },
    listRooms: async (gameId) =>
      rooms
        .filter((room) => room.gameId === gameId && room.lobbyCode === null)
        .toSorted((a, b) => b.players - a.players),
    findRoom: async (roomId) => rooms.find((room) => room.roomId === roomId) ?? null,
    async locateRoom(roomId) {
      if (fake.moving.has(roomId)) return 'moving';
      return rooms.some((room) => room.roomId === roomId) ? { url: `/rooms/fake/${roomId}` } : null;
    },
    countPlayers: async () => {
      const players = new Map<string, number>();
      for (const room of rooms) players.set(room.gameId, (players.get(room.gameId) ?? 0) + room.players);
      return players;
    },
    readTape: async () => null,
    enforce: async (order) => void fake.orders.push(order),
    announce: async () => undefined,
    closeRooms: async (gameId) => void fake.closed.push(gameId),
    readState: async () => ({ isReady: true, detail: 'fake' }),
    forwardUpgrade: (_request, socket) => void socket.destroy(),
    close: async () => undefined,
  };
  return fake;
}

function seatIn(rooms: FakeRoom[], request: SeatRequest): SeatAnswer {
  const { wish } = request;
  const ofGame = rooms.filter(({ gameId }) => gameId === request.gameId);
  const isNew = wish.kind === 'new-private' || wish.kind === 'new-public';
  const wanted = isNew ? undefined : ofGame.find((room) => fits(room, request));
  if (!wanted && (wish.kind === 'room' || wish.kind === 'code'))
    return { ok: false, error: 'room_not_found' };
  const { roomLimit, mayOpen = true } = request;
  if (!wanted && (!mayOpen || (roomLimit && !roomLimit.hasTurn))) return { ok: false, error: 'turn_needed' };
  const room = wanted ?? openRoom(rooms, request);
  if (room.players >= room.maxPlayers) return { ok: false, error: 'room_full' };
  const { roomId, roomName, lobbyCode, release, engineVersion } = room;
  rooms[rooms.indexOf(room)] = { ...room, players: room.players + 1 };
  const address = { url: `/rooms/one/${roomId}?sessionId=x`, ticket: `ticket-${roomId}-${room.players}` };
  return {
    ok: true,
    roomId,
    roomName,
    lobbyCode,
    release,
    engineVersion,
    ...address,
    ...(!wanted && { isNew: true }),
  };
}

function fits(room: FakeRoom, { wish, release, seatsWanted = 1 }: SeatRequest): boolean {
  if (wish.kind === 'room')
    return room.roomId === wish.roomId && (room.lobbyCode === null || wish.isInvited === true);
  if (wish.kind === 'code') return room.lobbyCode === wish.code;
  return room.release === release && room.lobbyCode === null && room.players + seatsWanted <= room.maxPlayers;
}

function openRoom(
  rooms: FakeRoom[],
  { gameId, release, engineVersion, maxPlayers, wish }: SeatRequest,
): FakeRoom {
  const number = rooms.length + 1;
  const room: FakeRoom = {
    roomId: `room${number}`,
    roomName: `Room ${number}`,
    gameId,
    release,
    engineVersion,
    players: 0,
    bots: 0,
    maxPlayers,
    status: '',
    lobbyCode: wish.kind === 'new-private' ? `CODE${String(number).padStart(2, 'A')}` : null,
  };
  rooms.push(room);
  return room;
}
