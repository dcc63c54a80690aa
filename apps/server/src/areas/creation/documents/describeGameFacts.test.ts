import { parseGame, type GameInput } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { describeGameFacts } from './describeGameFacts.ts';

function describe(unit: GameInput['types'], settings: Partial<GameInput['settings']> = {}) {
  const parsed = parseGame({
    format: 1,
    settings: { title: 'A game', players: { unit: 'hero' }, ...settings },
    types: unit,
    rules: [{ id: 'kick', name: 'Secret', when: { when: 'ruleIsRun' } }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return describeGameFacts(parsed.value);
}

it('lists keys with their actions, grouped by action, and nothing about the rules', () => {
  const keys: NonNullable<NonNullable<GameInput['types']>['units']>[string]['controls'] = {
    scheme: 'wasd',
    keys: [
      { key: 'mouse-left', press: { kind: 'use-item' }, touchButton: { label: 'Fire', x: 0.9, y: 0.7 } },
      { key: 'space', press: { kind: 'use-item' } },
      { key: 'r', press: { kind: 'reload' } },
      { key: 'q', press: { kind: 'run-rule', rule: 'kick' } },
      {
        key: 'shift',
        press: { kind: 'run-rule', rule: 'kick' },
        touchButton: { label: 'Kick', x: 0.5, y: 0.5 },
      },
    ],
  };
  expect(describe({ units: { hero: { name: 'Hero', controls: keys } } })).toEqual({
    controls: [
      { keys: ['W', 'A', 'S', 'D'], does: 'Move' },
      { keys: ['Click', 'Space'], does: 'Fire' },
      { keys: ['R'], does: 'Reload' },
      { keys: ['Q', 'Shift'], does: 'Kick' },
    ],
    matchSeconds: null,
    hasTouchControls: true,
    leaderboards: [],
    sharesToken: false,
    achievements: 0,
    // Every game has goals: those that every player can reach, if its creator has defined none.
    goals: 2,
  });
});

it('includes the length of a match', () => {
  const units = { hero: { name: 'Hero' } };
  const match = { isEnabled: true, countdownSeconds: 3, roundSeconds: 60, rounds: 3, pauseSeconds: 5 };
  expect(describe({ units }, { match }).matchSeconds).toBe(3 + 180 + 10);
  expect(describe({ units }, { match: { ...match, roundSeconds: 0 } }).matchSeconds).toBeNull();
  expect(describe({ units }, { match: { ...match, isEnabled: false } }).matchSeconds).toBeNull();
});

it('omits missing controls', () => {
  const units = { hero: { name: 'Hero' } };
  expect(describe({ units })).toEqual({
    controls: [],
    matchSeconds: null,
    hasTouchControls: false,
    leaderboards: [],
    sharesToken: false,
    achievements: 0,
    goals: 2,
  });
  expect(describe({ units }, { players: { unit: null } }).controls).toEqual([]);
});
