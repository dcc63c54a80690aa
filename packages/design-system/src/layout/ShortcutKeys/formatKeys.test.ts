import { expect, it } from 'vitest';
import { formatKeys } from './formatKeys.ts';

it('labels keys as keyboards do', () => {
  expect(formatKeys('Mod+Shift+Z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(formatKeys('Mod+Alt+ArrowUp', true)).toEqual(['⌘', '⌥', '↑']);
});
