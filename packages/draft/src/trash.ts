import { type Json, toCanonicalJson } from '@playloom/game-format';
import type { Draft, DraftPath, TrashEntry } from './Draft.ts';
import { TRASH_LENGTH_MAX } from './limits.ts';
import { readPart } from './readDraft.ts';

/** Deleted types that can be restored, oldest first. */
export function readTrash({ trash }: Draft): readonly TrashEntry[] {
  return trash.toArray().flatMap((entry) => (isTrashEntry(entry) ? [entry] : []));
}

/** Puts a copy of a part into the trash; false if the part doesn't exist. */
export function moveToTrash(draft: Draft, path: DraftPath): boolean {
  const value = readPart(draft, path);
  if (value === undefined) return false;
  const { trash } = draft;
  trash.push([{ path, value } satisfies TrashEntry]);
  if (trash.length > TRASH_LENGTH_MAX) trash.delete(0, trash.length - TRASH_LENGTH_MAX);
  return true;
}

/** Removes an entry from the trash. Returns false if another user has already removed it. */
export function removeFromTrash({ trash }: Draft, entry: TrashEntry): boolean {
  const wanted = toCanonicalJson(entry as unknown as Json);
  const at = trash
    .toArray()
    .findIndex((other) => isTrashEntry(other) && toCanonicalJson(other as unknown as Json) === wanted);
  if (at === -1) return false;
  trash.delete(at, 1);
  return true;
}

export function isTrashEntry(entry: unknown): entry is TrashEntry {
  if (typeof entry !== 'object' || entry === null) return false;
  const { path, value } = entry as { readonly path?: unknown; readonly value?: unknown };
  const isPath = Array.isArray(path) && path.length === 3 && path.every((part) => typeof part === 'string');
  return isPath && path[0] === 'types' && typeof value === 'object' && value !== null;
}
