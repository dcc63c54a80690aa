import { describe, expect, it } from 'vitest';
import { normalizeHexColor } from './normalizeHexColor.ts';
import { matchesWords } from './matchesWords.ts';
import { positionPopup } from './positionPopup.ts';
import { formatKeys } from './formatKeys.ts';
import { evaluateExpression } from './evaluateExpression.ts';

describe('a number field', () => {
  it.each([
    ['2*3', 6],
    [' 12 ', 12],
    ['-4 + 1', -3],
    ['(4+1)/2', 2.5],
    ['2 * -3', -6],
    ['1,5', 1.5],
    ['.5×4', 2],
    ['1/0', null],
    ['', null],
    ['2*', null],
    ['(2', null],
    ['2 3', null],
    ['alert(1)', null],
  ])('reads %s as %s', (text, value) => expect(evaluateExpression(text)).toBe(value));
});

describe('a popup', () => {
  const room = { width: 1000, height: 600 };
  const size = { width: 200, height: 300 };
  it('opens below, or above where there is no room, and never outside', () => {
    const near = { left: 50, top: 20, right: 100, bottom: 40 };
    expect(positionPopup(near, size, room, 'below')).toEqual({ left: 50, top: 44 });
    const low = { left: 950, top: 500, right: 980, bottom: 520 };
    expect(positionPopup(low, size, room, 'below')).toEqual({ left: 792, top: 196 });
    expect(positionPopup(low, size, room, 'beside')).toEqual({ left: 746, top: 292 });
  });
});

it('labels keys as keyboards do', () => {
  expect(formatKeys('Mod+Shift+Z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(formatKeys('Mod+Alt+ArrowUp', true)).toEqual(['⌘', '⌥', '↑']);
});

it('reads short and long colors', () => {
  expect([normalizeHexColor('#F80'), normalizeHexColor('ff8800'), normalizeHexColor('red')]).toEqual([
    '#ff8800',
    '#ff8800',
    null,
  ]);
});

it('finds words in any order', () => {
  expect(matchesWords('goal cor', 'Coral Goal')).toBe(true);
  expect(matchesWords('goal sky', 'Coral Goal')).toBe(false);
});
