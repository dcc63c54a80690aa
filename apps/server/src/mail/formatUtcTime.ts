const FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Formats a date and time in UTC, like `May 4, 2031 at 18:30 UTC`, for mails and messages, where the reader's time
 * zone is unknown.
 */
export function formatUtcTime(moment: Date): string {
  return `${FORMAT.format(moment)} UTC`;
}

/** Formats a date in UTC, like `May 4, 2031`. */
export function formatUtcDate(moment: Date): string {
  return DATE_FORMAT.format(moment);
}
