import { expect, it } from 'vitest';
import { createMemoryStorage } from '@playloom/site/testing/createMemoryStorage.ts';
import { getBuyCoinsPath, clearReturnPath, readReturnPath, saveReturnPath } from './gameReturn.ts';

it('remembers the game in the tab while the user pays for coins', () => {
  const storage = createMemoryStorage();
  const { search } = new URL(getBuyCoinsPath('ada', '/play/big-gulp'), 'https://example.com');
  const path = readReturnPath(storage, search);
  expect(path).toBe('/play/big-gulp');
  saveReturnPath(storage, path!);
  expect(readReturnPath(storage, '?paid=17')).toBe('/play/big-gulp');
  clearReturnPath(storage);
  expect(readReturnPath(storage, '?paid=17')).toBeNull();
});

it.each([
  'https://evil.example/play/x',
  '//evil.example',
  '/user/ada',
  '/play/a/b',
  '/play/..\\x',
  'javascript:1',
])('refuses a path that is not a game: %s', (path) => {
  expect(readReturnPath(createMemoryStorage(), `?backTo=${encodeURIComponent(path)}`)).toBeNull();
});
