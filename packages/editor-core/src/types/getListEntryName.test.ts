import { expect, it } from 'vitest';
import { getListEntryName } from './getListEntryName.ts';

it('names an entry of a list after the end of its path', () => {
  expect(getListEntryName(['shops', '*', 'offers'])).toBe('offer');
  expect(getListEntryName(['types', 'units', '*', 'controls', 'keys'])).toBe('ability');
  expect(getListEntryName(['keys'])).toBe('entry');
});
