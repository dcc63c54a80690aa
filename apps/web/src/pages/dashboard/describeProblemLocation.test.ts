import { expect, it } from 'vitest';
import { describeProblemLocation } from './describeProblemLocation.ts';

it('[OP-01:part] names the rule and the action that failed', () => {
  const describe = (place: string, rule = '') => describeProblemLocation({ place, rule });
  expect(describe('rules[0].do[2]', 'Open the gate')).toBe('Rule “Open the gate”, action 3');
  expect(describe('rules[4].do[0].actions[1].set')).toBe('Rule 5, action 1.2');
  expect(describe('rules[4].if[0]')).toBe('Rule 5, condition 1');
  expect(describe('rules[4]')).toBe('Rule 5');
  expect(describe('main/index.ts:12')).toBe('main/index.ts:12');
  expect(describe('')).toBe('Unknown location');
  expect(describeProblemLocation({ id: 'start-failed', place: '', rule: '' })).toBe('Game start');
});
