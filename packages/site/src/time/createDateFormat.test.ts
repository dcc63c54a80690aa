import { describe, expect, it } from 'vitest';
import { createDateFormat, serverDateLocale } from './createDateFormat.ts';
import { createBrowserDateFormat, serverDateFormat } from './useDateFormat.ts';

const american = createBrowserDateFormat('en-US', 'America/New_York');
const british = createBrowserDateFormat('en-GB', 'Europe/London');
const german = createBrowserDateFormat('de', 'Europe/Berlin');
const japanese = createBrowserDateFormat('ja-JP', 'Asia/Tokyo');

/** A moment that is already the next day in Tokyo. None of the zones has daylight saving time then. */
const EVENING = '2026-03-04T21:05:00.000Z';
const NOW = Date.parse('2026-03-20T12:00:00.000Z');

describe('a date', () => {
  it('is in English, in the format and time zone of the reader’s country', () => {
    expect(american.date(EVENING)).toBe('Mar 4, 2026');
    expect(british.date(EVENING)).toBe('4 Mar 2026');
    expect(german.date(EVENING)).toBe('4 Mar 2026');
    expect(japanese.date(EVENING)).toBe('Mar 5, 2026');
    expect(american.shortDate(EVENING)).toBe('Mar 4');
    expect(american.month(EVENING)).toBe('March 2026');
    expect(german.month(EVENING)).toBe('March 2026');
  });

  it('without a time is the same day in every zone', () => {
    expect(american.date('2026-03-01')).toBe('Mar 1, 2026');
    expect(american.shortDate('2026-03-01')).toBe('Mar 1');
    expect(american.month('2026-03-01')).toBe('March 2026');
    expect(japanese.date('2026-03-01')).toBe('Mar 1, 2026');
  });

  it('can be milliseconds', () => expect(american.date(Date.parse(EVENING))).toBe('Mar 4, 2026'));
});

describe('a time of day', () => {
  it('is written in the zone of the reader', () => {
    expect(plain(american.time(EVENING))).toBe('4:05 PM');
    expect(german.time(EVENING)).toBe('22:05');
    expect(plain(american.dateTime(EVENING))).toBe('Mar 4, 2026, 4:05 PM');
    expect(german.dateTime(EVENING)).toBe('4 Mar 2026, 22:05');
  });

  it('is alone on the same day of the reader, and has the date on other days', () => {
    const later = Date.parse('2026-03-04T23:30:00.000Z');
    expect(plain(american.timeOrDate(EVENING, later))).toBe('4:05 PM');
    expect(german.timeOrDate(EVENING, later)).toBe('4 Mar 2026, 22:05');
  });
});

describe('a relative time', () => {
  it.each([
    ['2026-03-20T12:00:30.000Z', 'just now'],
    ['2026-03-20T11:59:01.000Z', 'just now'],
    ['2026-03-20T11:59:00.000Z', '1 minute ago'],
    ['2026-03-20T11:00:01.000Z', '59 minutes ago'],
    ['2026-03-20T11:00:00.000Z', '1 hour ago'],
    ['2026-03-19T12:00:01.000Z', '23 hours ago'],
    ['2026-03-19T12:00:00.000Z', '1 day ago'],
    ['2026-03-06T12:00:01.000Z', '13 days ago'],
    ['2026-03-06T12:00:00.000Z', 'Mar 6, 2026'],
  ])('of %s is %s', (moment, text) => expect(american.relative(moment, NOW)).toBe(text));
});

it('falls back to the format of the server if the browser has an unknown language or zone', () => {
  expect(createBrowserDateFormat('en-US@posix', 'UTC')).toBe(serverDateFormat);
  expect(createBrowserDateFormat('en-US', 'Etc/Unknown')).toBe(serverDateFormat);
  expect(createDateFormat(serverDateLocale).date('2026-01-01T00:00:00.000Z')).toBe('Jan 1, 2026');
});

/** Replaces the narrow no-break space that `Intl` puts before AM and PM. */
function plain(text: string): string {
  return text.replaceAll('\u202f', ' ');
}
