import { matchMaker } from '@colyseus/core';
import { expect, it } from 'vitest';
import type { RoomsContext } from '../context/RoomsContext.ts';
import type { JournalStore } from '../journal/JournalStore.ts';
import { createRoomTaker } from './createRoomTaker.ts';

const ROOM = { roomId: 'room', gameId: 'game', release: 1 };

it('[OP-44:part] takes a room once that is offered twice, and not if it is already here', async () => {
  let loads = 0;
  const platform = {
    async loadRelease() {
      loads += 1;
      return { engineVersion: '0.1.0.0' };
    },
  };
  const context = { platform, isDraining: false, findEngine: async () => undefined };
  const rooms = new Map<string, { isClosing: boolean }>();
  const take = createRoomTaker(context as unknown as RoomsContext, {} as JournalStore, {
    rooms,
    ownerId: 'here',
    publicAddress: 'wss://rooms.example',
  });
  expect(await Promise.all([take(ROOM), take(ROOM)])).toEqual([null, null]);
  expect(loads).toBe(1);
  await take(ROOM);
  expect(loads).toBe(2);
  rooms.set('room', { isClosing: false });
  expect(await take(ROOM)).toBe(`wss://rooms.example/rooms/${matchMaker.processId}/room`);
  expect(loads).toBe(2);
  // It may come back while its former self is still closing here.
  rooms.set('room', { isClosing: true });
  await take(ROOM);
  expect(loads).toBe(3);
});
