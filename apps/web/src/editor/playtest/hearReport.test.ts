import { createStore } from '@playloom/editor-core';
import type { RunReading } from '@playloom/room';
import { expect, it } from 'vitest';
import { hearReport } from './hearReport.ts';
import type { LiveReading } from './Playtest.ts';
import type { PlaytestHouse } from './PlaytestHouse.ts';
import type { PlaytestRun } from './PlaytestRun.ts';

function runAt(rule: string, tick: number): RunReading {
  return { rule, tick, times: 1, lines: [], failure: null };
}

it('[ED-06:part] a rule that ran stays known to have run, unless time goes back behind it', () => {
  const live = createStore<LiveReading>({ tick: 0, rules: new Map(), inspected: null });
  const house = { live } as unknown as PlaytestHouse;
  const hear = (tick: number, ...runs: RunReading[]) =>
    hearReport(house, {} as PlaytestRun, {
      kind: 'reading',
      reading: { tick, runs, inspected: null, things: null },
    });
  const ran = () => [...live.get().rules].map(([rule, { tick }]) => `${rule} ${tick}`);
  hear(10, runAt('start', 1), runAt('goal', 9));
  hear(100, runAt('goal', 95));
  expect(ran()).toEqual(['start 1', 'goal 95']);
  hear(50);
  expect(ran()).toEqual(['start 1']);
});
