import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinAsPlayer } from './testing/joinAsPlayer.ts';
import { startTestRooms, type TestRooms } from './testing/startTestRooms.ts';

let rooms: TestRooms;
beforeAll(async () => {
  rooms = await startTestRooms();
});
afterAll(() => rooms.close());

it('lets a guest in with a ticket and sends what is in sight', async () => {
  const answer = await rooms.seat();
  expect(answer).toMatchObject({ ok: true, lobbyCode: null, release: 1 });
  const player = await joinAsPlayer(rooms.origin, answer);
  expect(await player.welcome()).toMatchObject({ player: expect.any(Number), lobbyCode: null });
  expect(await player.snapshots(5)).toHaveLength(5);
  player.say({ kind: 'leave' });
  expect(await player.closed).toEqual({ code: 4088, reason: 'left' });
});
