import { expect, it } from 'vitest';
import type { RoomThread } from './startRoomThread.ts';
import { createStartFailure, readStartFailure } from './startFailure.ts';
import { noteProgress } from './ThreadWatchState.ts';
import { watchRoomThread } from './watchRoomThread.ts';

function createThread(facts: { isBusy?: boolean } = {}) {
  const cpu = { now: 1000 };
  const ends: string[] = [];
  const thread = {
    rooms: new Map([['room', {}]]),
    busy: new Set(facts.isBusy ? ['room'] : []),
    beat: new Int32Array(1),
    watch: { lastBeat: 0, silentTurns: 0, cpuAtBeat: null, cpu: 0, isAsking: false },
    readCpu: async () => cpu.now,
    end: (reason: string) => void ends.push(reason),
  } as unknown as RoomThread;
  const look = async (times: number, cpuEach: number): Promise<void> => {
    for (let turn = 0; turn < times; turn += 1) {
      watchRoomThread(thread);
      await Promise.resolve().then(() => undefined);
      cpu.now += cpuEach;
    }
  };
  return { thread, ends, look };
}

it('ends a thread that uses CPU time without progress', async () => {
  const { ends, look } = createThread();
  await look(4, 100);
  expect(ends).toEqual([]);
  await look(3, 100);
  expect(ends[0]).toBe('silent');
});

it('tolerates a thread that waits for a core on a busy machine', async () => {
  const { ends, look } = createThread();
  await look(40, 5);
  expect(ends).toEqual([]);
});

it('starts counting again whenever the thread makes progress', async () => {
  const { thread, ends, look } = createThread();
  for (let round = 0; round < 5; round += 1) {
    await look(3, 100);
    Atomics.add(thread.beat, 0, 1);
  }
  expect(ends).toEqual([]);
});

it('gives a room more time for slow commands, but not forever', async () => {
  const { ends, look } = createThread({ isBusy: true });
  await look(45, 100);
  expect(ends).toEqual([]);
  await look(10, 100);
  expect(ends[0]).toBe('silent');
});

it('[OP-53:part] does not count the time of a slow command once it is answered', async () => {
  const { thread, ends, look } = createThread({ isBusy: true });
  await look(20, 100);
  thread.busy.clear();
  noteProgress(thread.watch);
  await look(4, 100);
  expect(ends).toEqual([]);
  await look(3, 100);
  expect(ends[0]).toBe('silent');
});

it('ends a thread that neither uses CPU time nor makes progress', async () => {
  const { ends, look } = createThread();
  await look(200, 0);
  expect(ends).toEqual(['starved']);
});

it('does not blame a game for a thread that got no CPU time', () => {
  expect(readStartFailure(createStartFailure('starved'))).toBeNull();
  expect(readStartFailure(createStartFailure('silent'))).not.toBeNull();
});
