const FORMAT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** Formats a moment for mails and messages, like `May 4, 2031 at 18:30 UTC`: the reader's zone is unknown. */
export function formatUtcTime(moment: Date): string {
  return `${FORMAT.format(moment)} UTC`;
}
