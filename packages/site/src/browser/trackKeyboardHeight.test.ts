import { expect, it } from 'vitest';
import { computeKeyboardHeight } from './computeKeyboardHeight.ts';

it.each([
  ['no keyboard', { height: 740, offsetTop: 0, scale: 1 }, 0],
  ['the keyboard is open', { height: 440, offsetTop: 0, scale: 1 }, 300],
  ['the browser moved the page up', { height: 440, offsetTop: 200, scale: 1 }, 0],
  ['a browser toolbar appeared', { height: 684, offsetTop: 0, scale: 1 }, 0],
  ['the user zoomed in', { height: 370, offsetTop: 0, scale: 2 }, 0],
])('%s', (_, seen, covered) => expect(computeKeyboardHeight(seen, 740)).toBe(covered));
