const FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a moment for mails and messages, like `May 4, 2031 at 18:30 UTC`: the reader's zone is unknown. */
export function formatUtcTime(moment: Date): string {
  return `${FORMAT.format(moment)} UTC`;
}

/** Formats the day of a moment, like `May 4, 2031`, where a time would be too long. */
export function formatUtcDate(moment: Date): string {
  return DATE_FORMAT.format(moment);
}
