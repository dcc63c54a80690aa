import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeThreadLoad, measureThreadLoad, ROOM_LOAD_GUESS } from './measureThreadLoad.ts';
import type { RoomThread } from './startRoomThread.ts';

const SETTLE = { settleMs: 30_000, movedMs: 300_000 };
let cpu: number;
let thread: RoomThread;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  cpu = 0;
  thread = {
    rooms: new Map(),
    placed: new Map(),
    busyMs: new Map(),
    measured: null,
    used: 0,
    meanUsed: 0,
    load: 0,
    readCpu: async () => cpu,
  } as unknown as RoomThread;
});
afterEach(() => void vi.useRealTimers());

function place(room: string, changes: object = {}): void {
  thread.rooms.set(room, {} as never);
  const at = performance.now();
  thread.placed.set(room, { at, load: ROOM_LOAD_GUESS, hasMoved: false, document: '{}', ...changes });
}

/** Uses a share of a core for some turns of two seconds. */
async function use(share: number, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await measureThreadLoad(thread);
    vi.advanceTimersByTime(2_000);
    cpu += 2_000 * share;
  }
  await measureThreadLoad(thread);
}

it('[OP-55:part] guesses what a room needs until that has been measured', async () => {
  place('one');
  place('two', { load: 0.05 });
  await use(0.01, 2);
  expect(thread.load).toBeCloseTo(ROOM_LOAD_GUESS + 0.05);
  await use(0.01, 5);
  // At least a little, because players may join.
  expect(thread.load).toBeCloseTo(0.04);
  await use(0.25, 8);
  expect(thread.load).toBeCloseTo(0.25, 2);
});

it('[OP-55:part] is not full after a moment of work, but crowded if that goes on', async () => {
  place('one');
  await use(0.1, 8);
  await use(1, 1);
  expect(thread.load).toBeLessThan(2 / 3);
  expect(thread.used).toBeCloseTo(1);
  await use(1, 3);
  expect(thread.load).toBeGreaterThan(2 / 3);
});

it('[OP-55:part] divides the load of a thread by how long the code of each room ran', async () => {
  place('large');
  place('small');
  place('moved', { hasMoved: true });
  thread.busyMs.set('large', 90).set('small', 10);
  await use(0.5, 12);
  vi.advanceTimersByTime(20_000);
  const { load, rooms } = describeThreadLoad(thread, performance.now(), SETTLE);
  expect(load).toBeCloseTo(0.5, 2);
  expect(rooms).toEqual([
    { id: 'large', load: expect.closeTo(0.45, 2), isSettled: true },
    { id: 'small', load: expect.closeTo(0.05, 2), isSettled: true },
    { id: 'moved', load: 0, isSettled: false },
  ]);
  place('new');
  expect(describeThreadLoad(thread, performance.now(), SETTLE).rooms.at(-1)!.isSettled).toBe(false);
});
