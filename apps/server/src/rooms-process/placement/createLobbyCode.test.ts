import { expect, it } from 'vitest';
import { createLobbyCode } from './createLobbyCode.ts';

it('creates codes from letters that are not confused with each other', () => {
  expect(createLobbyCode(() => 0)).toBe('AAAAAA');
  for (let count = 0; count < 200; count += 1) expect(createLobbyCode()).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
});
