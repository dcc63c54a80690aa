import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../process/clock.ts';
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
  for (let age = 0; age < 40 * DAY_MS; age += 5 * MINUTE_MS) work.push(ago(age));
  const named = [ago(35 * DAY_MS, 'Release day'), ago(36 * DAY_MS, 'Before the storm')];
  const all = [...work, ...named].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const pruned = new Set(chooseVersionsToPrune(all, NOW));
  const retained = all.filter(({ id }) => !pruned.has(id));
  const between = (from: number, to: number) =>
    retained.filter(({ name, createdAt }) => {
      const age = NOW.getTime() - createdAt.getTime();
      return name === '' && age >= from && age < to;
    }).length;
  expect(retained.filter(({ name }) => name !== '')).toHaveLength(2);
  expect(between(0, HOUR_MS)).toBe(12);
  expect(between(2 * HOUR_MS, DAY_MS - HOUR_MS)).toBeGreaterThanOrEqual(21);
  expect(between(2 * HOUR_MS, DAY_MS - HOUR_MS)).toBeLessThanOrEqual(22);
  expect(between(2 * DAY_MS, 29 * DAY_MS)).toBeGreaterThanOrEqual(26);
  expect(between(31 * DAY_MS, 40 * DAY_MS)).toBe(0);
  expect(retained.length - 2).toBeLessThanOrEqual(AUTOMATIC_VERSIONS_MAX);
});

it('gives the same result when it runs again', () => {
  const versions = Array.from({ length: 200 }, (_, index) => ago(index * 7 * MINUTE_MS));
  const pruned = new Set(chooseVersionsToPrune(versions, NOW));
  const left = versions.filter(({ id }) => !pruned.has(id));
  expect(chooseVersionsToPrune(left, NOW)).toEqual([]);
});
