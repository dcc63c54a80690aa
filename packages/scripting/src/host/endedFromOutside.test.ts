import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { createTestFactory, createTestHost, tellReport } from '../testing/createTestHost.ts';

const ROUNDS = 100;
const RUNNING = 1;

/*
 * Single calls of built-in functions that take hours. QuickJS does not ask for fuel inside them, so a room of
 * scripts runs in a thread, and whoever watches over it ends the thread.
 */
it.each([
  ['a text of a list with a thousand million places', `new Array(1e9) + '';`],
  ['a search in a long text', `'a'.repeat(1e6).indexOf('a'.repeat(5e5) + 'b');`],
])('[EG-03] %s is ended from outside, and the host goes on', async (_what, attack) => {
  const here = createTestHost(
    await createTestFactory(),
    `let count = 0; on('everyTick', () => console.log(++count));`,
  );
  here.start();
  const state = new Int32Array(new SharedArrayBuffer(4));
  const source = `on('everyTick', () => { ${attack} });`;
  const worker = new Worker(new URL('../testing/attackWorker.ts', import.meta.url), {
    workerData: { source, state },
  });
  try {
    await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    Atomics.wait(state, 0, 0);
    for (let round = 1; round <= ROUNDS; round += 1)
      expect(tellReport(here.tick())).toEqual([`log ${round}`]);
    expect(Atomics.load(state, 0)).toBe(RUNNING);
  } finally {
    expect(await worker.terminate()).toBe(1);
  }
  expect(Atomics.load(state, 0)).toBe(RUNNING);
  expect(tellReport(here.tick())).toEqual([`log ${ROUNDS + 1}`]);
});
