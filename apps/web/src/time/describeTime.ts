const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const JUST_NOW = 2 * MINUTE;
const RELATIVE_DAYS_MAX = 14;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `5 minutes ago`, or the date after two weeks. */
export function describeAgo(moment: string, now: number): string {
  const age = now - Date.parse(moment);
  if (age < JUST_NOW) return 'just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} minutes ago`;
  if (age < DAY) return count(Math.floor(age / HOUR), 'hour');
  const days = Math.floor(age / DAY);
  return days < RELATIVE_DAYS_MAX ? count(days, 'day') : `on ${describeDate(moment)}`;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'} ago`;
}

/** `March 4, 2026`, in UTC and English, so that the browser renders the same text as the server. */
export function describeDate(moment: string): string {
  const date = new Date(moment);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
