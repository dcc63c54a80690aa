import { expect, it } from 'vitest';
import { createManualClock } from '../time/createManualClock.ts';
import { SILENCE_MS, watchSilence } from './watchSilence.ts';

it('[MP-04] tells each silence once, within two seconds', () => {
  const clock = createManualClock();
  const told: number[] = [];
  const watch = watchSilence(clock, () => told.push(clock.now()));
  for (let turn = 0; turn < 40; turn += 1) clock.advance(50);
  expect(told).toHaveLength(1);
  expect(told[0]).toBeLessThanOrEqual(2000);
  expect(told[0]).toBeGreaterThanOrEqual(SILENCE_MS);
  watch.hear();
  for (let turn = 0; turn < 40; turn += 1) clock.advance(50);
  expect(told).toHaveLength(2);
  watch.stop();
});

it('[MP-04] does not take a tab that slept for a silent room', () => {
  const time = { now: 0 };
  const tasks: (() => void)[] = [];
  const told: number[] = [];
  const clock = { now: () => time.now, schedule: (task: () => void) => (tasks.push(task), () => undefined) };
  watchSilence(clock, () => told.push(time.now));
  // All timers stood still for a minute, and the next messages are delivered after this check.
  time.now = 60_000;
  tasks.pop()!();
  expect(told).toEqual([]);
});
