import { expect, it } from 'vitest';
import { evaluateExpression } from './evaluateExpression.ts';

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
