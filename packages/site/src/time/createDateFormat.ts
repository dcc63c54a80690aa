const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From this age on, the date is shown instead of the number of days. */
const RELATIVE_MAX = 14 * DAY;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/**
 * Locale and time zone of the person who reads a date. The locale is English, like the interface, in the variant of the
 * reader’s country.
 */
interface Reader {
  readonly locale: string;
  readonly timeZone: string;
}

/** An ISO moment, a day such as `2026-11-15`, or milliseconds. */
export type DateInput = string | number;

/** Formats dates for a reader. The examples are for a reader in the US. */
export interface DateFormat {
  /** Example: `Mar 4, 2026`. */
  readonly date: (moment: DateInput) => string;
  /** Example: `Mar 4`. Only for charts and tables with one entry per day. */
  readonly shortDate: (moment: DateInput) => string;
  /** Example: `March 2026`. */
  readonly month: (moment: DateInput) => string;
  /** Example: `Mar 4, 2026, 9:12 AM`. */
  readonly dateTime: (moment: DateInput) => string;
  /** Example: `9:12 AM`. */
  readonly time: (moment: DateInput) => string;
  /** Example: `9:12 AM` on the same day as `now`, otherwise the date and the time. */
  readonly timeOrDate: (moment: DateInput, now: number) => string;
  /** Example: `5 minutes ago`, or the date if it is more than two weeks ago. */
  readonly relative: (moment: DateInput, now: number) => string;
}

/** The reader that the server formats for, because it does not know the real one. Also used for hydration. */
export const serverDateLocale: Reader = { locale: 'en', timeZone: 'UTC' };

export function createDateFormat({ locale, timeZone }: Reader): DateFormat {
  const dates = createDayFormat(locale, timeZone, { dateStyle: 'medium' });
  const shortDates = createDayFormat(locale, timeZone, { day: 'numeric', month: 'short' });
  const months = createDayFormat(locale, timeZone, { month: 'long', year: 'numeric' });
  const dateTimes = createOnFirstUse(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  );
  const times = createOnFirstUse(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }));
  const ages = createOnFirstUse(() => new Intl.RelativeTimeFormat(locale));
  const dateTime = (moment: DateInput) => dateTimes().format(new Date(moment));
  const time = (moment: DateInput) => times().format(new Date(moment));
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
      if (age < HOUR) return ages().format(-Math.floor(age / MINUTE), 'minute');
      if (age < DAY) return ages().format(-Math.floor(age / HOUR), 'hour');
      return age < RELATIVE_MAX ? ages().format(-Math.floor(age / DAY), 'day') : dates(moment);
    },
  };
}

/**
 * Creates a format for dates. A date without a time is parsed as UTC, so it is formatted in UTC to keep the same day.
 */
function createDayFormat(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const moments = createOnFirstUse(() => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
  const days = createOnFirstUse(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  return (moment: DateInput) =>
    (typeof moment === 'string' && moment.length === DAY_LENGTH ? days() : moments()).format(
      new Date(moment),
    );
}

/** A page shows one or two kinds of dates, and each `Intl` format takes a phone several milliseconds to create. */
function createOnFirstUse<T>(create: () => T): () => T {
  let created: T | undefined;
  return () => (created ??= create());
}
