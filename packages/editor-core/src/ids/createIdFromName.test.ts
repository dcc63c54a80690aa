import { expect, it } from 'vitest';
import { createIdFromName } from './createIdFromName.ts';

it('creates unused ids', () => {
  expect(createIdFromName('Größer Knight!', () => false)).toBe('gro-er-knight');
  expect(createIdFromName('42', () => false)).toBe('thing');
  expect(createIdFromName('Duck', (id) => id === 'duck')).toBe('duck-2');
});
