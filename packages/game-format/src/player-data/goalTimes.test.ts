import { expect, it } from 'vitest';
import { describeTimeLeft, getPeriodEnd, getPeriodStart } from './goalTimes.ts';

const iso = (moment: number) => new Date(moment).toISOString();

it('[GOAL-02:part] days begin at midnight and weeks on Monday, in UTC', () => {
  const sunday = Date.parse('2026-03-15T23:59:59.999Z');
  expect(iso(getPeriodStart('daily', sunday))).toBe('2026-03-15T00:00:00.000Z');
  expect(iso(getPeriodStart('weekly', sunday))).toBe('2026-03-09T00:00:00.000Z');
  expect(iso(getPeriodEnd('daily', sunday))).toBe('2026-03-16T00:00:00.000Z');
  expect(iso(getPeriodEnd('weekly', sunday))).toBe('2026-03-16T00:00:00.000Z');
  expect(iso(getPeriodStart('weekly', sunday + 1))).toBe('2026-03-16T00:00:00.000Z');
  expect(iso(getPeriodEnd('weekly', sunday + 1))).toBe('2026-03-23T00:00:00.000Z');
});

it('[GOAL-04:part] says how much time is left', () => {
  const hour = 3_600_000;
  expect(describeTimeLeft(49 * hour)).toBe('2 days left');
  expect(describeTimeLeft(47 * hour)).toBe('47 hours left');
  expect(describeTimeLeft(1.5 * hour)).toBe('90 minutes left');
  expect(describeTimeLeft(0)).toBe('1 minute left');
});
