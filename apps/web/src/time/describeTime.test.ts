import { expect, it } from 'vitest';
import { describeAgo, describeDate } from './describeTime.ts';

const NOW = Date.parse('2026-03-20T12:00:00.000Z');

it.each([
  ['2026-03-20T12:00:30.000Z', 'just now'],
  ['2026-03-20T11:58:01.000Z', 'just now'],
  ['2026-03-20T11:58:00.000Z', '2 minutes ago'],
  ['2026-03-20T11:00:01.000Z', '59 minutes ago'],
  ['2026-03-20T11:00:00.000Z', '1 hour ago'],
  ['2026-03-19T12:00:01.000Z', '23 hours ago'],
  ['2026-03-19T12:00:00.000Z', '1 day ago'],
  ['2026-03-07T12:00:00.000Z', '13 days ago'],
  ['2026-03-06T12:00:00.000Z', 'on March 6, 2026'],
  ['2025-12-31T23:59:59.000Z', 'on December 31, 2025'],
])('describes %s', (moment, description) => expect(describeAgo(moment, NOW)).toBe(description));

it('formats a date in UTC', () => {
  expect(describeDate('2026-01-01T00:00:00.000Z')).toBe('January 1, 2026');
});
