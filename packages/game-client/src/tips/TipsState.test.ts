import type { Tip, TipCondition } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { noActions, type PlayerActions } from './PlayerActions.ts';
import {
  advanceTips,
  areTipsOver,
  createTipsState,
  restartTips,
  skipTips,
  type TipsState,
} from './TipsState.ts';

function makeTip(done: TipCondition): Tip {
  return { text: 'Try it', key: null, done };
}

const TIPS = [makeTip({ kind: 'moves', tiles: 3 }), makeTip({ kind: 'attacks', times: 2 })];

function advance(
  state: TipsState,
  actions: Partial<PlayerActions> = {},
  { seconds = 0.1, isVisible = true, tips = TIPS } = {},
): boolean {
  return advanceTips(state, tips, { actions: { ...noActions, ...actions }, seconds, isVisible });
}

describe('[TIP-01:part] tips', () => {
  it('follow each other: each is done, keeps its check mark for a moment, and makes room', () => {
    const state = createTipsState();
    expect(advance(state, { tilesMoved: 2, attacks: 5 })).toBe(false);
    expect(state).toMatchObject({ index: 0, checkedSeconds: null });
    expect(advance(state, { tilesMoved: 1 })).toBe(true);
    expect(state).toMatchObject({ index: 0, checkedSeconds: 0 });
    expect(advance(state, { attacks: 1 }, { seconds: 1 })).toBe(false);
    expect(advance(state, {}, { seconds: 1 })).toBe(true);
    // Only what happens while a tip is shown counts for it.
    expect(state).toEqual({ index: 1, amount: 0, shownSeconds: 0, checkedSeconds: null });
    advance(state, { attacks: 1 });
    expect(advance(state, { attacks: 1 })).toBe(true);
    expect(areTipsOver(state, TIPS)).toBe(false);
    advance(state, {}, { seconds: 2 });
    expect(areTipsOver(state, TIPS)).toBe(true);
    expect(advance(state, { tilesMoved: 9 })).toBe(false);
  });

  it('wait while the player cannot see them, but count what the player does', () => {
    const state = createTipsState();
    const hidden = { seconds: 500, isVisible: false };
    expect(advance(state, {}, hidden)).toBe(false);
    expect(state).toMatchObject({ index: 0, shownSeconds: 0 });
    const shop = [makeTip({ kind: 'opens-shop', shop: null })];
    expect(advance(state, { openedShop: 'stall' }, { ...hidden, tips: shop })).toBe(true);
    expect(advance(state, {}, { ...hidden, tips: shop })).toBe(false);
    expect(advance(state, {}, { seconds: 2, tips: shop })).toBe(true);
  });

  it('make room after a minute in which nobody followed them', () => {
    const state = createTipsState();
    expect(advance(state, {}, { seconds: 59 })).toBe(false);
    expect(advance(state, {}, { seconds: 1 })).toBe(true);
    expect(state).toEqual({ index: 1, amount: 0, shownSeconds: 0, checkedSeconds: null });
  });

  it('can be skipped and shown again from the beginning', () => {
    const state = createTipsState();
    advance(state, { tilesMoved: 3 });
    skipTips(state, TIPS);
    expect(areTipsOver(state, TIPS)).toBe(true);
    restartTips(state);
    expect(state).toEqual(createTipsState());
  });
});

const CASES: readonly (readonly [TipCondition, Partial<PlayerActions>, Partial<PlayerActions>])[] = [
  [{ kind: 'moves', tiles: 3 }, { tilesMoved: 2.9 }, { tilesMoved: 3 }],
  [{ kind: 'turns', degrees: 90 }, { degreesTurned: 89 }, { degreesTurned: 90 }],
  [{ kind: 'jumps', times: 2 }, { jumps: 1 }, { jumps: 2 }],
  [{ kind: 'attacks', times: 1 }, { hits: 1 }, { attacks: 1 }],
  [{ kind: 'hits', times: 1 }, { attacks: 1 }, { hits: 1 }],
  [{ kind: 'picks-up', item: null, times: 1 }, { used: ['rod'] }, { pickedUp: ['rod'] }],
  [{ kind: 'picks-up', item: 'rod', times: 2 }, { pickedUp: ['rod', 'bait'] }, { pickedUp: ['rod', 'rod'] }],
  [{ kind: 'uses-item', item: 'rod', times: 1 }, { used: ['bait'] }, { used: ['rod'] }],
  [{ kind: 'interacts', times: 1 }, { pressed: ['e'] }, { interactions: 1 }],
  [{ kind: 'opens-shop', shop: 'stall' }, { openedShop: 'tent' }, { openedShop: 'stall' }],
  [{ kind: 'scores', points: 10 }, { points: 9 }, { points: 10 }],
  [{ kind: 'presses-key', key: 'c', times: 1 }, { pressed: ['e'] }, { pressed: ['e', 'c'] }],
];

it.each(CASES)('[TIP-01:part] %o counts what it asks for', (done, tooLittle, enough) => {
  const tips = [makeTip(done)];
  expect(advance(createTipsState(), tooLittle, { tips })).toBe(false);
  expect(advance(createTipsState(), enough, { tips })).toBe(true);
});

it('[TIP-01:part] a tip that only waits counts the time in which it can be read', () => {
  const tips = [makeTip({ kind: 'waits', seconds: 5 })];
  const state = createTipsState();
  expect(advance(state, {}, { tips, seconds: 9, isVisible: false })).toBe(false);
  expect(advance(state, {}, { tips, seconds: 4.9 })).toBe(false);
  expect(advance(state, {}, { tips, seconds: 0.2 })).toBe(true);
});
