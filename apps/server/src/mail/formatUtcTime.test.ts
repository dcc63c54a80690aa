import { expect, it } from 'vitest';
import { formatUtcDate, formatUtcTime } from './formatUtcTime.ts';

it('names the zone and begins the day at 00:00', () => {
  expect(formatUtcTime(new Date('2031-05-04T18:30:59Z'))).toBe('May 4, 2031 at 18:30 UTC');
  expect(formatUtcTime(new Date('2026-01-01T01:05:00+01:00'))).toBe('January 1, 2026 at 00:05 UTC');
});

it('formats the day in UTC without a time', () => {
  expect(formatUtcDate(new Date('2026-01-01T00:30:00+01:00'))).toBe('December 31, 2025');
});
