import { createMemoryTransportPair } from '@playloom/protocol';
import { expect, it } from 'vitest';
import { createPlayClock, type TimeSource } from './createPlayClock.ts';
import { createEmulatedConnection } from './createEmulatedConnection.ts';

const STEP_MS = 5;

function openConnection() {
  const time = { now: 0 };
  const tasks = new Set<{ readonly at: number; readonly run: () => void }>();
  const real: TimeSource = {
    now: () => time.now,
    schedule(run, ms) {
      const task = { at: time.now + ms, run };
      tasks.add(task);
      return () => void tasks.delete(task);
    },
  };
  const pass = (ms: number) => {
    for (const end = time.now + ms; time.now < end; time.now += STEP_MS)
      for (const task of tasks) if (task.at <= time.now && tasks.delete(task)) task.run();
  };
  const clock = createPlayClock(real);
  const quality = { delayMs: 0, lossPercent: 0 };
  const [near, far] = createMemoryTransportPair((task) => task());
  const connection = createEmulatedConnection(near, clock, () => quality, 1);
  const receivedAt: number[] = [];
  far.onMessage(() => receivedAt.push(time.now));
  /** Measures how long a message takes to the other end. */
  const measure = (): number => {
    const from = time.now;
    const { length } = receivedAt;
    connection.send(Uint8Array.of(1));
    while (receivedAt.length === length) pass(STEP_MS);
    return receivedAt.at(-1)! - from;
  };
  return { clock, quality, connection, receivedAt, pass, measure };
}

it('[ED-10:part] makes a connection as slow and lossy as configured, while it is open', () => {
  const { quality, measure } = openConnection();
  expect(measure()).toBeLessThanOrEqual(2 * STEP_MS);
  quality.delayMs = 200;
  // A message in one direction takes half of the round-trip time.
  const slow = measure();
  expect(slow).toBeGreaterThanOrEqual(100);
  expect(slow).toBeLessThan(150);
  quality.lossPercent = 100;
  expect(measure()).toBeGreaterThan(slow + 200);
  quality.lossPercent = 0;
  quality.delayMs = 0;
  expect(measure()).toBeLessThanOrEqual(2 * STEP_MS);
});

it('takes longer in slow motion, and delivers everything when time stops', () => {
  const { clock, quality, connection, receivedAt, pass, measure } = openConnection();
  quality.delayMs = 100;
  clock.setRate(0.25);
  expect(measure()).toBeGreaterThanOrEqual(200);
  connection.send(Uint8Array.of(1));
  pass(STEP_MS);
  const { length } = receivedAt;
  clock.setRate(0);
  expect(receivedAt).toHaveLength(length + 1);
});
