import { createStore } from '@playloom/editor-core';
import type { RuleRunReading } from '@playloom/room';
import { expect, it } from 'vitest';
import { handlePlaytestReport } from './handlePlaytestReport.ts';
import type { LiveReading } from '../../../session/Playtest.ts';
import type { PlaytestHost } from './PlaytestHost.ts';
import type { PlaytestRun } from './PlaytestRun.ts';

function runAt(rule: string, tick: number): RuleRunReading {
  return { rule, tick, times: 1, lines: [], failure: null };
}

it('[ED-06:part] remembers that a rule ran, unless time goes back before it', () => {
  const live = createStore<LiveReading>({ tick: 0, rules: new Map(), inspected: null });
  const host = { live } as unknown as PlaytestHost;
  const receiveReading = (tick: number, ...runs: RuleRunReading[]) =>
    handlePlaytestReport(host, {} as PlaytestRun, {
      kind: 'reading',
      reading: { tick, runs, inspected: null, things: null },
    });
  const ran = () => [...live.get().rules].map(([rule, { tick }]) => `${rule} ${tick}`);
  receiveReading(10, runAt('start', 1), runAt('goal', 9));
  receiveReading(100, runAt('goal', 95));
  expect(ran()).toEqual(['start 1', 'goal 95']);
  receiveReading(50);
  expect(ran()).toEqual(['start 1']);
});
