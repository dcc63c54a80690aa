import type { LastingReport } from '@playloom/room-contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakePlatform } from '../testing/createFakePlatform.ts';
import { performEffect } from './performEffect.ts';
import type { RoomHandle } from './RoomHandle.ts';

const TRAVEL: LastingReport = { kind: 'travel', room: 'room', client: 1, map: 'island' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A room with one guest, who had the connection 1 before. */
function createRoom(state: 'connected' | 'away') {
  const member = {
    sessionId: 's',
    clientId: 2,
    state: state as string,
    visitor: { userId: null, name: 'Ada' },
  };
  const platform = createFakePlatform('0');
  const posted: object[] = [];
  const room = {
    roomId: 'room',
    gameId: 'town',
    isClosing: false,
    isSuspended: false,
    journal: { hasEnded: false },
    context: { platform },
    members: {
      findByClient: (client: number) => (client === member.clientId ? member : undefined),
      findByFormerClient: (client: number) => (client === 1 ? member : undefined),
    },
    simulation: { post: (command: object) => void posted.push(command) },
  };
  const travel = () => performEffect(room as unknown as RoomHandle, { id: 'room:a:1:1', report: TRAVEL });
  return { room, member, posted, travels: platform.travels, travel };
}

it('[OP-97:part] sends a player to the map at the connection of now', async () => {
  const { posted, travel } = createRoom('connected');
  await travel();
  expect(posted).toEqual([
    { kind: 'travel', room: 'room', client: 2, gameSlug: 'island', token: 'travel-token' },
  ]);
});

it('[OP-97] waits for a player whose room has come back, and who travels once', async () => {
  const { member, posted, travels, travel } = createRoom('away');
  const done = travel();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([posted, travels]).toEqual([[], []]);
  member.state = 'connected';
  await vi.advanceTimersByTimeAsync(500);
  await done;
  expect([posted.length, travels.length]).toEqual([1, 1]);
});

it('[OP-97:part] creates nothing for a player who has traveled already, and so does not return', async () => {
  const { member, posted, travels, travel } = createRoom('away');
  const done = travel();
  member.state = 'left';
  await vi.advanceTimersByTimeAsync(500);
  await done;
  expect([posted, travels]).toEqual([[], []]);
});

it('[OP-97:part] leaves the journey to the next process if the room moves, and ends it with the room', async () => {
  const moving = createRoom('away');
  Object.assign(moving.room, { isClosing: true, isSuspended: true, journal: { hasEnded: true } });
  await expect(moving.travel()).rejects.toThrow('the room has ended');
  const closing = createRoom('away');
  closing.room.isClosing = true;
  await closing.travel();
  expect(closing.travels).toEqual([]);
});
