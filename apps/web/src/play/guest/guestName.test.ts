import { apiLimits } from '@playloom/api-contract';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '@playloom/site/testing/createMemoryStorage.ts';
import { readGuestName, suggestGuestName, writeGuestName } from './guestName.ts';

it('remembers the name a guest chose', () => {
  const storage = createMemoryStorage();
  expect(readGuestName(storage)).toBe('');
  writeGuestName(storage, '  Moss ');
  expect(readGuestName(storage)).toBe('Moss');
});

it('cuts a stored name to the maximum length', () => {
  const storage = createMemoryStorage();
  storage.setItem('guestName', 'x'.repeat(500));
  expect(readGuestName(storage)).toHaveLength(apiLimits.GUEST_NAME_MAX);
});

it.each([0, 0.4, 0.999])('suggests a valid name (%s)', (chance) => {
  expect(suggestGuestName(() => chance)).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  expect(suggestGuestName(() => chance).length).toBeLessThanOrEqual(apiLimits.GUEST_NAME_MAX);
});
