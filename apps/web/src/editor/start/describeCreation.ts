import type { Creation } from '@playloom/api-contract';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** “Version 38 is live, with unpublished changes”: what players have, and whether there is more. */
export function describeRelease({ release, hasChanges }: Creation): string {
  if (release === null) return 'Never published';
  if (hasChanges) return `Version ${release} is live, with unpublished changes`;
  return `Version ${release} is live`;
}

/** “Edited yesterday by Tomas”; without collaborators the name is left out. */
export function describeEdit(creation: Creation, now: number): string {
  const { collaborators, editedAt, editedBy } = creation;
  const by = editedBy === null || collaborators.length === 0 ? '' : ` by ${editedBy}`;
  return `Edited ${describeEditTime(editedAt, now)}${by}`;
}

/** “5 minutes ago”, “yesterday”, “Nov 6”, with the year when it differs. */
export function describeEditTime(moment: string | number, now: number): string {
  const at = new Date(moment);
  const past = now - at.getTime();
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return formatAgo(Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return formatAgo(Math.floor(past / HOUR), 'hour');
  if (past < 2 * DAY) return 'yesterday';
  return describeShortDate(at, now);
}

/** “Nov 6”, also for days in the future. */
export function describeShortDate(moment: string | Date, now: number): string {
  const at = new Date(moment);
  const isThisYear = at.getFullYear() === new Date(now).getFullYear();
  return at.toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

function formatAgo(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
