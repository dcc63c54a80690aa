import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../clock.ts';
import { AUTOMATIC_VERSIONS_MAX, chooseVersionsToPrune } from './chooseVersionsToPrune.ts';

type AgedVersion = Parameters<typeof chooseVersionsToPrune>[0][number];

const NOW = new Date('2026-03-01T12:00:00Z');
const ago = (ms: number, name = ''): AgedVersion => ({
  id: `${name}${ms}`,
  name,
  createdAt: new Date(NOW.getTime() - ms),
});

it('[ED-11:part] keeps fewer automatic versions the older they are, and all named ones', () => {
  const work: AgedVersion[] = [];
  for (let age = 0; age < 40 * DAY; age += 5 * MINUTE) work.push(ago(age));
  const named = [ago(35 * DAY, 'Release day'), ago(36 * DAY, 'Before the storm')];
  const all = [...work, ...named].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const pruned = new Set(chooseVersionsToPrune(all, NOW));
  const retained = all.filter(({ id }) => !pruned.has(id));
  const between = (from: number, to: number) =>
    retained.filter(({ name, createdAt }) => {
      const age = NOW.getTime() - createdAt.getTime();
      return name === '' && age >= from && age < to;
    }).length;
  expect(retained.filter(({ name }) => name !== '')).toHaveLength(2);
  expect(between(0, HOUR)).toBe(12);
  expect(between(2 * HOUR, DAY - HOUR)).toBeGreaterThanOrEqual(21);
  expect(between(2 * HOUR, DAY - HOUR)).toBeLessThanOrEqual(22);
  expect(between(2 * DAY, 29 * DAY)).toBeGreaterThanOrEqual(26);
  expect(between(31 * DAY, 40 * DAY)).toBe(0);
  expect(retained.length - 2).toBeLessThanOrEqual(AUTOMATIC_VERSIONS_MAX);
});

it('gives the same result when it runs again', () => {
  const versions = Array.from({ length: 200 }, (_, index) => ago(index * 7 * MINUTE));
  const pruned = new Set(chooseVersionsToPrune(versions, NOW));
  const left = versions.filter(({ id }) => !pruned.has(id));
  expect(chooseVersionsToPrune(left, NOW)).toEqual([]);
});
