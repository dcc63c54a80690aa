const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From this age on, the date says more than the number of days. */
const RELATIVE_MAX = 14 * DAY;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Where a text is read. The locale is English, like the interface, in the variant of the reader’s country. */
interface Reader {
  readonly locale: string;
  readonly timeZone: string;
}

/** An ISO moment, a day such as `2026-11-15`, or milliseconds. */
export type Moment = string | number;

/** The examples are those of an American reader. */
export interface DateFormat {
  /** `Mar 4, 2026` */
  readonly date: (moment: Moment) => string;
  /** `Mar 4`, only for charts and tables of days. */
  readonly shortDate: (moment: Moment) => string;
  /** `March 2026` */
  readonly month: (moment: Moment) => string;
  /** `Mar 4, 2026, 9:12 AM` */
  readonly dateTime: (moment: Moment) => string;
  /** `9:12 AM` */
  readonly time: (moment: Moment) => string;
  /** `9:12 AM` on the day of `now`, otherwise the date with the time. */
  readonly timeOrDate: (moment: Moment, now: number) => string;
  /** `5 minutes ago`, after two weeks the date. */
  readonly relative: (moment: Moment, now: number) => string;
}

/** The server does not know its readers: it formats for this one, and so does the first render in the browser. */
export const serverReader: Reader = { locale: 'en', timeZone: 'UTC' };

export function createDateFormat({ locale, timeZone }: Reader): DateFormat {
  const dates = createDayFormat(locale, timeZone, { dateStyle: 'medium' });
  const shortDates = createDayFormat(locale, timeZone, { day: 'numeric', month: 'short' });
  const months = createDayFormat(locale, timeZone, { month: 'long', year: 'numeric' });
  const dateTimes = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const ages = new Intl.RelativeTimeFormat(locale);
  const dateTime = (moment: Moment) => dateTimes.format(new Date(moment));
  const time = (moment: Moment) => times.format(new Date(moment));
  return {
    date: dates,
    shortDate: shortDates,
    month: months,
    dateTime,
    time,
    timeOrDate: (moment, today) => (dates(moment) === dates(today) ? time(moment) : dateTime(moment)),
    relative(moment, today) {
      const age = today - new Date(moment).getTime();
      if (age < MINUTE) return 'just now';
      if (age < HOUR) return ages.format(-Math.floor(age / MINUTE), 'minute');
      if (age < DAY) return ages.format(-Math.floor(age / HOUR), 'hour');
      return age < RELATIVE_MAX ? ages.format(-Math.floor(age / DAY), 'day') : dates(moment);
    },
  };
}

/** A day without a time is the same day in every zone, so it is formatted in UTC, which it is parsed in. */
function createDayFormat(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const moments = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const days = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (moment: Moment) =>
    (typeof moment === 'string' && moment.length === DAY_LENGTH ? days : moments).format(new Date(moment));
}
