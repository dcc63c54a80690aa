import { expect, it } from 'vitest';
import { isUnderAge, canWriteInChat, canMessageEachOther, computeAge } from './ageBands.ts';

const AGE_BAND_STARTS = [0, 9, 13, 16, 18, 21] as const;

const now = new Date('2026-03-10T12:00:00Z');
const born = (age: number) => ({ birthDate: `${2026 - age}-01-01` });

it('counts whole years, from the birthday on', () => {
  expect(computeAge({ birthDate: '2013-03-10' }, now)).toBe(13);
  expect(computeAge({ birthDate: '2013-03-11' }, now)).toBe(12);
  expect(computeAge({ birthDate: null }, now)).toBeNull();
});

it('[T20:part] only users from thirteen can message each other, and only within their own and the next of six bands', () => {
  const matrix = AGE_BAND_STARTS.map((from) =>
    AGE_BAND_STARTS.map((other) => (canMessageEachOther(born(from), born(other), now) ? 'x' : '.')).join(''),
  );
  expect(matrix).toEqual(['......', '......', '..xx..', '..xxx.', '...xxx', '....xx']);
  expect(canMessageEachOther({ birthDate: null }, born(30), now)).toBe(false);
  expect([
    canWriteInChat({ birthDate: null }, now),
    canWriteInChat(born(12), now),
    canWriteInChat(born(13), now),
  ]).toEqual([false, false, true]);
  expect([
    isUnderAge({ birthDate: null }, now),
    isUnderAge(born(17), now),
    isUnderAge(born(18), now),
  ]).toEqual([true, true, false]);
});
