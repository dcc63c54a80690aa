const format = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats `2026-11-15` for readers, in UTC, so that server and browser render the same text. */
export function formatDate(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
