const format = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11-15` as a reader expects it; in UTC, so that server and browser write the same. */
export function formatDate(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}
