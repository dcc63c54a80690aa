import { expect, it } from 'vitest';
import { createManualClock } from '../time/createManualClock.ts';
import { watchSilence } from './watchSilence.ts';

const SILENCE_MS = 1500;

it('[MP-04] reports each silence once, within two seconds', () => {
  const clock = createManualClock();
  const silences: number[] = [];
  const watch = watchSilence(clock, () => silences.push(clock.now()));
  for (let turn = 0; turn < 40; turn += 1) clock.advance(50);
  expect(silences).toHaveLength(1);
  expect(silences[0]).toBeLessThanOrEqual(2000);
  expect(silences[0]).toBeGreaterThanOrEqual(SILENCE_MS);
  watch.noteMessage();
  for (let turn = 0; turn < 40; turn += 1) clock.advance(50);
  expect(silences).toHaveLength(2);
  watch.stop();
});

it('[MP-04] does not mistake a sleeping tab for a silent room', () => {
  const time = { now: 0 };
  const tasks: (() => void)[] = [];
  const silences: number[] = [];
  const clock = { now: () => time.now, schedule: (task: () => void) => (tasks.push(task), () => undefined) };
  watchSilence(clock, () => silences.push(time.now));
  // The tab slept for a minute. Its first timer fires before the messages that piled up are delivered.
  time.now = 60_000;
  tasks.pop()!();
  expect(silences).toEqual([]);
});
