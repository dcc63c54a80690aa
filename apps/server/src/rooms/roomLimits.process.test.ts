import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { joinAsPlayer, needSeat } from './testing/joinAsPlayer.ts';
import { startTestRooms, type SeatWish, type TestRooms } from './testing/startTestRooms.ts';

const engineFolder = inject('engineFolder');

let rooms: TestRooms;
beforeAll(async () => {
  rooms = await startTestRooms({ engineFolder });
});
afterAll(() => rooms.close());

it('[EN-04:part] [CO-05:part] takes 32 players into one room of a new game, and refuses the 33rd', async () => {
  const wish: SeatWish = { gameId: 'blank', maxPlayers: 32, wish: { kind: 'new-private' } };
  const first = needSeat(await rooms.seat(wish));
  const byCode = { ...wish, wish: { kind: 'code' as const, code: first.lobbyCode ?? '' } };
  const players = [await joinAsPlayer(rooms.origin, first)];
  for (let count = 1; count < 32; count += 1)
    players.push(await joinAsPlayer(rooms.origin, await rooms.seat(byCode)));
  const numbers = await Promise.all(players.map(async (player) => (await player.welcome()).player));
  expect(new Set(numbers).size).toBe(32);
  for (const player of players) player.say({ kind: 'ready' });
  await Promise.all(players.map((player) => player.snapshots(3)));
  expect(await rooms.door.findRoom(first.roomId)).toMatchObject({ players: 32, maxPlayers: 32 });
  expect(await rooms.seat(byCode)).toEqual({ ok: false, error: 'room_full' });
  for (const player of players) player.socket.close();
});

/** One room in all, for these games. */
function oneRoomOf(...gameIds: string[]) {
  return { max: 1, gameIds, hasTurn: true };
}

it('[CO-05:part] counts only rooms with people in them, and says the true reason', async () => {
  const roomLimit = oneRoomOf('none', 'kickoff', 'skyline');
  const open = (gameId: string, wish: SeatWish = {}) => rooms.seat({ gameId, roomLimit, ...wish });
  expect(await open('kickoff', { roomLimit: { ...roomLimit, hasTurn: false } })).toEqual({
    ok: false,
    error: 'turn_needed',
  });
  const seat = needSeat(await open('kickoff', { maxPlayers: 1 }));
  // On the way in: the place is reserved.
  expect(await open('skyline')).toEqual({ ok: false, error: 'rooms_limit_reached' });
  const player = await joinAsPlayer(rooms.origin, seat);
  await player.welcome();
  expect(await open('kickoff', { maxPlayers: 1 })).toEqual({ ok: false, error: 'game_full' });
  expect(await open('kickoff', { wish: { kind: 'new-private' } })).toEqual({
    ok: false,
    error: 'rooms_limit_reached',
  });
  expect(await open('skyline')).toEqual({ ok: false, error: 'rooms_limit_reached' });
  player.say({ kind: 'leave' });
  await player.closed;
  // Nobody is in the room any more, so it gives up its place long before it would close by itself.
  const next = needSeat(await open('skyline'));
  expect(await rooms.door.findRoom(seat.roomId)).toBeNull();
  expect(needSeat(await open('skyline')).roomId).toBe(next.roomId);
});
