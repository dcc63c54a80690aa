import { expect, it } from 'vitest';
import { createMemoryStorage } from '../testing/createMemoryStorage.ts';
import { coinsPath, clearGameReturn, readGameReturn, rememberGameReturn } from './gameReturn.ts';

it('remembers the game in the tab while the user pays for coins', () => {
  const storage = createMemoryStorage();
  const { search } = new URL(coinsPath('ada', '/play/big-gulp'), 'https://example.com');
  const path = readGameReturn(storage, search);
  expect(path).toBe('/play/big-gulp');
  rememberGameReturn(storage, path!);
  expect(readGameReturn(storage, '?paid=17')).toBe('/play/big-gulp');
  clearGameReturn(storage);
  expect(readGameReturn(storage, '?paid=17')).toBeNull();
});

it.each([
  'https://evil.example/play/x',
  '//evil.example',
  '/user/ada',
  '/play/a/b',
  '/play/..\\x',
  'javascript:1',
])('refuses a path that is not a game: %s', (path) => {
  expect(readGameReturn(createMemoryStorage(), `?backTo=${encodeURIComponent(path)}`)).toBeNull();
});
