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
