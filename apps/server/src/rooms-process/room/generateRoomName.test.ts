import { expect, it } from 'vitest';
import { generateRoomName } from './generateRoomName.ts';

it('gives rooms many different names that are easy to say', () => {
  const names = Array.from({ length: 5000 }, (_, seed) => generateRoomName(seed * 7919));
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ [1-9]$/);
  expect(new Set(names).size).toBeGreaterThan(4000);
  expect(generateRoomName(12)).toBe(generateRoomName(12));
});
