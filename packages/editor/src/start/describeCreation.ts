import type { CreatorGame } from '@playloom/api-contract';
import type { DateFormat } from '@playloom/site/time/createDateFormat.ts';

/**
 * Describes the live release and whether the draft has changed since, such as “Release 38 is live, with
 * unpublished changes”.
 */
export function describeRelease({ release, hasChanges }: CreatorGame): string {
  if (release === null) return 'Never published';
  if (hasChanges) return `Release ${release} is live, with unpublished changes`;
  return `Release ${release} is live`;
}

/**
 * Describes the last edit, such as “Edited 3 hours ago by Tomas”. Without collaborators, the name is left
 * out.
 */
export function describeLastEdit(creation: CreatorGame, now: number, dates: DateFormat): string {
  const { collaborators, editedAt, editedBy } = creation;
  const by = editedBy === null || collaborators.length === 0 ? '' : ` by ${editedBy}`;
  return `Edited ${dates.relative(editedAt, now)}${by}`;
}
