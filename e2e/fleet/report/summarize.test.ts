import { describe, expect, it } from 'vitest';
import type { BotsFigures } from '../bots/FleetBots.ts';
import type { ChaosOutcome } from '../chaos/ChaosOutcome.ts';
import { FAULT_KINDS } from '../chaos/planFaults.ts';
import { formatSummary } from './formatSummary.ts';
import { summarize } from './summarize.ts';

const BOTS: BotsFigures = {
  all: 2,
  playing: 2,
  snapshots: 10,
  joins: 2,
  aways: [],
  endings: [],
  refusals: [],
  purchases: [],
};
const GOOD: ChaosOutcome = {
  faults: [
    { kind: 'rooms', text: 'killed', from: 1_000 },
    { kind: 'deploy', text: 'replaced', from: 10_000 },
  ],
  bots: BOTS,
  canJoin: true,
  replays: { rooms: 1, equal: 1, different: [], explained: ['b at tick 1: Redis was away'], missed: [] },
  purchases: { acknowledged: 1, lost: 0, doubled: 0, ledgerProblems: 0 },
};

function change(bots: Partial<BotsFigures>): ChaosOutcome {
  return { ...GOOD, bots: { ...BOTS, ...bots } };
}

function createAway(from: number, ms: number, lostMs = 0): BotsFigures['aways'][number] {
  return { roomId: 'a', from, ms, lostMs };
}

describe('[OP-53:part] the summary of a run with faults', () => {
  it('has nothing to say against a run in which everything was as promised', () => {
    expect(summarize(GOOD).broken).toEqual([]);
    expect(summarize(change({ aways: [createAway(900, 2_900), createAway(9_900, 900)] })).broken).toEqual([]);
  });

  it('shows each kind of fault in a row of its own, and lets a paused server be away for longer', () => {
    const kinds = FAULT_KINDS.filter((kind) => kind !== 'deploy');
    const faults = kinds.map((kind, index) => ({ kind, text: kind, from: 10_000 * index }));
    const aways = kinds.map((_, index) => createAway(10_000 * index, 5_000));
    const outcome = { ...change({ aways }), faults };
    const { kinds: rows, broken } = summarize(outcome);
    expect(rows.map(({ kind, worstMs }) => [kind, worstMs])).toEqual(kinds.map((kind) => [kind, 5_000]));
    expect(broken).toHaveLength(kinds.length - 1);
    expect(broken.join()).not.toContain('pause-rooms');
    const lines = formatSummary(outcome, summarize(outcome));
    for (const kind of kinds) expect(lines.some((line) => line.startsWith(`  ${kind} `))).toBe(true);
    expect(lines).toContain('    not compared: b at tick 1: Redis was away');
  });

  it('counts time away for the last fault before a player was back', () => {
    const aways = [createAway(900, 2_000), createAway(900, 4_000), createAway(9_900, 600)];
    expect(summarize(change({ aways })).kinds).toEqual([
      { kind: 'rooms', count: 1, aways: 2, p50Ms: 4_000, p99Ms: 4_000, worstMs: 4_000 },
      { kind: 'deploy', count: 1, aways: 1, p50Ms: 600, p99Ms: 600, worstMs: 600 },
    ]);
  });

  it.each<[string, ChaosOutcome, string]>([
    ['long time away after a kill', change({ aways: [createAway(900, 3_100)] }), '3100 ms (p99) after rooms'],
    [
      'long time away in a deploy',
      change({ aways: [createAway(9_900, 1_100)] }),
      '1100 ms (p99) after deploy',
    ],
    ['undone play', change({ aways: [createAway(900, 500, 150)] }), '150 ms of play were undone'],
    ['lost room', change({ endings: [{ at: 1, roomId: 'a', id: 'lost' }] }), '1 rooms were lost: lost'],
    ['refused join', change({ refusals: [{ from: 1, ms: 5_001, reason: 'x' }] }), 'join for 5001 ms'],
    ['site that nobody can join', { ...GOOD, canJoin: false }, 'nobody could join after the last fault'],
    [
      'different room',
      { ...GOOD, replays: { ...GOOD.replays, different: ['a at tick 1'] } },
      'differ from their journals',
    ],
    [
      'room that was not compared',
      { ...GOOD, replays: { ...GOOD.replays, missed: ['a at tick 1: no journal'] } },
      'not compared without a reason: a at tick 1: no journal',
    ],
    [
      'lost purchase',
      { ...GOOD, purchases: { acknowledged: 1, lost: 1, doubled: 0, ledgerProblems: 0 } },
      'purchases were lost',
    ],
    [
      'double delivery',
      { ...GOOD, purchases: { acknowledged: 1, lost: 0, doubled: 1, ledgerProblems: 0 } },
      'delivered twice',
    ],
  ])('says that there was a %s', (_, outcome, text) => {
    expect(summarize(outcome).broken).toEqual([expect.stringContaining(text)]);
  });
});
