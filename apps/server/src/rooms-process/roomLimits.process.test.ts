import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { joinAsPlayer, requireSeat, type TestPlayer } from './testing/joinAsPlayer.ts';
import { startTestRooms, type SeatOptions, type TestRooms } from './testing/startTestRooms.ts';

const engineFolder = inject('engineFolder');

let rooms: TestRooms;
beforeAll(async () => {
  rooms = await startTestRooms({ engineFolder });
});
afterAll(() => rooms.close());

it('[EN-04:part] [CO-05:part] accepts 32 players in one room of a new game and rejects the 33rd', async () => {
  const joinRequest: SeatOptions = { gameId: 'blank', maxPlayers: 32, wish: { kind: 'new-private' } };
  const first = requireSeat(await rooms.seat(joinRequest));
  const byCode = { ...joinRequest, wish: { kind: 'code' as const, code: first.lobbyCode ?? '' } };
  const players = [await joinAsPlayer(rooms.origin, first)];
  for (let count = 1; count < 32; count += 1)
    players.push(await joinAsPlayer(rooms.origin, await rooms.seat(byCode)));
  const numbers = await Promise.all(players.map(async (player) => (await player.welcome()).player));
  expect(new Set(numbers).size).toBe(32);
  for (const player of players) player.send({ kind: 'ready' });
  await Promise.all(players.map((player) => player.snapshots(3)));
  expect(await rooms.gateway.findRoom(first.roomId)).toMatchObject({ players: 32, maxPlayers: 32 });
  expect(await rooms.seat(byCode)).toEqual({ ok: false, error: 'room_full' });
  for (const player of players) player.socket.close();
});

/** Allows one room in total for these games. */
function oneRoomOf(...gameIds: string[]) {
  return { max: 1, gameIds, hasTurn: true };
}

it('[CO-05:part] counts only rooms with players, and gives the right reason', async () => {
  const roomLimit = oneRoomOf('none', 'kickoff', 'skyline');
  const open = (gameId: string, more: SeatOptions = {}) => rooms.seat({ gameId, roomLimit, ...more });
  expect(await open('kickoff', { roomLimit: { ...roomLimit, hasTurn: false } })).toEqual({
    ok: false,
    error: 'turn_needed',
  });
  const seat = requireSeat(await open('kickoff', { maxPlayers: 1 }));
  // A player is joining, so the room is not empty: its seat is reserved.
  expect(await open('skyline')).toEqual({ ok: false, error: 'rooms_limit_reached' });
  const player = await joinAsPlayer(rooms.origin, seat);
  await player.welcome();
  expect(await open('kickoff', { maxPlayers: 1 })).toEqual({ ok: false, error: 'game_full' });
  expect(await open('kickoff', { wish: { kind: 'new-private' } })).toEqual({
    ok: false,
    error: 'rooms_limit_reached',
  });
  expect(await open('skyline')).toEqual({ ok: false, error: 'rooms_limit_reached' });
  player.send({ kind: 'leave' });
  await player.closed;
  // The room is empty, so another room may replace it long before it would close on its own. This may take a moment,
  // because the socket closes before the room removes the player.
  await expect.poll(async () => (await open('skyline')).ok).toBe(true);
  const next = requireSeat(await open('skyline'));
  expect(await rooms.gateway.findRoom(seat.roomId)).toBeNull();
  expect(requireSeat(await open('skyline')).roomId).toBe(next.roomId);
});

it('[CM-03:part] lets a player chat as soon as their age is known, unless they are muted', async () => {
  const visitor = { userId: 'new-one', name: 'New', canChat: false };
  const room = requireSeat(await rooms.seat({ gameId: 'blank', wish: { kind: 'new-public' }, visitor }));
  const joinRequest = { kind: 'room', roomId: room.roomId } as const;
  const play = async (more: SeatOptions) =>
    joinAsPlayer(rooms.origin, await rooms.seat({ gameId: 'blank', ...more }));
  const player = await joinAsPlayer(rooms.origin, room);
  const muted = await play({ wish: joinRequest, visitor: { ...visitor, userId: 'muted', isSilent: true } });
  const witness = await play({ wish: joinRequest });
  await witness.welcome();
  witness.send({ kind: 'ready' });
  // Text is not compressed in frames, so it can be searched for.
  const hasReceived = (text: string) => witness.frames.some((frame) => Buffer.from(frame).includes(text));
  const write = (one: TestPlayer, text: string) => one.send({ kind: 'chat', text, isTeamOnly: false });
  for (const one of [player, muted]) {
    await one.welcome();
    one.send({ kind: 'ready' });
    write(one, 'written too early');
  }
  await witness.snapshots(witness.frames.length + 3);
  for (const userId of ['new-one', 'muted'])
    await rooms.gateway.enforce({ userId, gameId: null, kind: 'allow-chat', isUnderAge: false });
  write(muted, 'written while muted');
  await witness.snapshots(witness.frames.length + 3);
  write(player, 'written in time');
  await expect.poll(() => hasReceived('written in time')).toBe(true);
  expect([hasReceived('written too early'), hasReceived('written while muted')]).toEqual([false, false]);
  witness.socket.close();
  for (const { socket } of [player, muted]) socket.close();
});

it('[OP-59:part] seats that nobody uses keep no player of another network out, and their tickets end', async () => {
  const game: SeatOptions = { gameId: 'harbour', maxPlayers: 4 };
  const ask = (network: string, more: SeatOptions = {}) =>
    rooms.seat({ ...game, ...more, visitor: { network } });
  const taken = [];
  for (let count = 0; count < 4; count += 1) taken.push(requireSeat(await ask('crowd')));
  const { roomId } = taken[0]!;
  const joinRequest = { kind: 'room', roomId } as const;
  expect(taken.map((seat) => seat.roomId)).toEqual(Array(4).fill(roomId));
  expect(await ask('crowd', { wish: joinRequest })).toEqual({ ok: false, error: 'room_full' });
  const player = await joinAsPlayer(rooms.origin, await ask('home'));
  await player.welcome();
  expect(await rooms.gateway.findRoom(roomId)).toMatchObject({ players: 1 });
  const late = await joinAsPlayer(rooms.origin, taken[0]!);
  expect((await late.closed).reason).toBe('bad-ticket');
  const other = await joinAsPlayer(rooms.origin, taken[2]!);
  await other.welcome();
  for (const { socket } of [player, other]) socket.close();
});

it('[OP-65] players of one network cannot open all rooms of a creator by hand', async () => {
  const roomLimit = { max: 3, gameIds: ['nightfall'], hasTurn: true };
  const open = (kind: 'any' | 'new-private' | 'new-public', visitor: SeatOptions['visitor']) =>
    rooms.seat({ gameId: 'nightfall', maxPlayers: 1, roomLimit, wish: { kind }, visitor });
  const crowd = { network: 'crowd' };
  const taken = [requireSeat(await open('new-private', crowd)), requireSeat(await open('new-public', crowd))];
  for (const kind of ['new-private', 'new-public'] as const)
    expect(await open(kind, crowd)).toEqual({ ok: false, error: 'network_rooms_limit' });
  const last = requireSeat(await open('any', { network: 'home' }));
  expect(taken.map(({ roomId }) => roomId)).not.toContain(last.roomId);
  // Neither can they open one when others take part in theirs, because that would be the last one.
  expect(await open('new-private', crowd)).toEqual({ ok: false, error: 'network_rooms_limit' });
  const moderator = { ...crowd, userId: 'moderator', mayKick: true };
  expect(await open('new-private', moderator)).toEqual({ ok: false, error: 'rooms_limit_reached' });
});

it('[OP-71] guests of one network cannot take the last room of a creator by joining any', async () => {
  const roomLimit = { max: 3, gameIds: ['harbour-island'], hasTurn: true };
  const join = (visitor: SeatOptions['visitor']) =>
    rooms.seat({ gameId: 'harbour-island', maxPlayers: 1, roomLimit, visitor });
  const guest = (network: number) => ({ network: `2001:db8:1:${network}::/64` });
  const taken = [requireSeat(await join(guest(1))), requireSeat(await join(guest(2)))];
  for (const network of [1, 2, 3])
    expect(await join(guest(network))).toEqual({ ok: false, error: 'network_rooms_limit' });
  const last = requireSeat(await join({ network: '2001:db8:2:1::/64' }));
  expect(taken.map(({ roomId }) => roomId)).not.toContain(last.roomId);
  // Users have accounts, which are limited themselves.
  expect(await join({ ...guest(3), userId: 'ada' })).toEqual({ ok: false, error: 'game_full' });
});

it('[PARTY-15] prefers a room with seats for a whole party, or opens one; if there can be none, gives any', async () => {
  const gameId = 'arena';
  const players: TestPlayer[] = [];
  // The list of rooms counts players who have connected. Everyone is another person.
  const open = async (more: SeatOptions = {}) => {
    const name = `player-${players.length}`;
    const seat = requireSeat(
      await rooms.seat({ gameId, maxPlayers: 4, visitor: { userId: name, name }, ...more }),
    );
    const before = (await rooms.gateway.findRoom(seat.roomId))?.players ?? 0;
    players.push(await joinAsPlayer(rooms.origin, seat));
    await expect
      .poll(async () => (await rooms.gateway.findRoom(seat.roomId))?.players ?? 0)
      .toBeGreaterThan(before);
    return seat.roomId;
  };
  const first = await open();
  expect(await open()).toBe(first);
  const second = await open({ seatsWanted: 3 });
  expect(second).not.toBe(first);
  expect(await open({ seatsWanted: 2 })).toBe(first);
  // Two rooms are allowed, and none has four free seats.
  const roomLimit = { max: 2, gameIds: [gameId], hasTurn: true };
  expect(await open({ seatsWanted: 4, roomLimit })).toBe(first);
  // Larger than any room of the game: an empty one is the best.
  expect([first, second]).not.toContain(await open({ seatsWanted: 9 }));
  for (const { socket } of players) socket.close();
});
