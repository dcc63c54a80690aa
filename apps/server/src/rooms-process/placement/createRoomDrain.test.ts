import { expect, it } from 'vitest';
import { createLogger } from '../../process/createLogger.ts';
import { createRoomDrain, type DrainedRoom } from './createRoomDrain.ts';

const log = createLogger('silent');

/** A room that ends when it was handed over. */
function addRoom(
  rooms: Map<string, DrainedRoom>,
  roomId: string,
  story: string[],
  { canMove = true } = {},
): { canMove: boolean } {
  const state = { canMove, isSuspended: false };
  rooms.set(roomId, {
    roomId,
    gameId: 'game',
    release: 1,
    get canMove() {
      return state.canMove;
    },
    get isSuspended() {
      return state.isSuspended;
    },
    countConnected: () => 2,
    async handOver(url) {
      Object.assign(state, { canMove: false, isSuspended: true });
      story.push(`${roomId} to ${url}`);
      await Promise.resolve();
      rooms.delete(roomId);
    },
  });
  return state;
}

it('[OP-80:part] hands over all rooms, and those that open meanwhile', async () => {
  const story: string[] = [];
  const rooms = new Map<string, DrainedRoom>();
  const old = addRoom(rooms, 'old', story, { canMove: false });
  addRoom(rooms, 'one', story);
  const drain = createRoomDrain({ moveRoom: async ({ roomId }) => `wss://next/${roomId}`, log }, rooms);
  expect(drain.readProgress()).toEqual({ moving: 1, staying: 2 });
  drain.start();
  drain.start();
  await expect.poll(() => story).toEqual(['one to wss://next/one']);
  addRoom(rooms, 'late', story);
  await expect.poll(() => story).toEqual(['one to wss://next/one', 'late to wss://next/late']);
  // Its engine does not report what happens in it.
  expect(drain.readProgress()).toEqual({ moving: 0, staying: 2 });
  old.canMove = true;
  await expect.poll(() => drain.readProgress()).toEqual({ moving: 0, staying: 0 });
});

it('[OP-80:part] does not wait for a process that does not answer, and asks no other one', async () => {
  const story: string[] = [];
  const rooms = new Map<string, DrainedRoom>();
  for (const roomId of ['one', 'two', 'three']) addRoom(rooms, roomId, story);
  const asked: string[] = [];
  const moveRoom = ({ roomId }: { roomId: string }): Promise<never> => {
    asked.push(roomId);
    return new Promise(() => undefined);
  };
  createRoomDrain({ moveRoom, log }, rooms, 10).start();
  await expect.poll(() => story).toEqual(['one to null', 'two to null', 'three to null']);
  expect(asked).toEqual(['one']);
});

it('[OP-80:part] leaves a room to any process if its move fails', async () => {
  const story: string[] = [];
  const rooms = new Map<string, DrainedRoom>();
  for (const roomId of ['one', 'two']) addRoom(rooms, roomId, story);
  const moveRoom = async ({ roomId }: { roomId: string }): Promise<string> => {
    if (roomId === 'one') throw new Error('The process has ended.');
    return 'wss://next/two';
  };
  createRoomDrain({ moveRoom, log }, rooms).start();
  await expect.poll(() => story).toEqual(['one to null', 'two to wss://next/two']);
});
