import { extendPath } from '../problems/formatPath.ts';
import { diffFields } from './diffFields.ts';
import { type GameChange, formatEntryLabel, type NamedEntry } from './GameChange.ts';
import { isSameData } from '../json/isSameData.ts';

type DiffEntry<Entry> = (label: string, path: string, before: Entry, after: Entry) => GameChange[];

/** Lists the added, removed and changed entries of a record. */
export function diffRecords<Entry extends object & NamedEntry>(
  kind: string,
  path: string,
  before: { readonly [id: string]: Entry },
  after: { readonly [id: string]: Entry },
  diffEntry: DiffEntry<Entry> = diffFields,
): GameChange[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return diffEntries(kind, old, now, (id) => extendPath(path, id), diffEntry);
}

/** Like `diffRecords`, for lists whose entries have ids. Indexes in paths refer to the newer list. */
export function diffLists<Entry extends object & { readonly id: string }>(
  kind: string,
  path: string,
  before: readonly Entry[],
  after: readonly Entry[],
  diffEntry: DiffEntry<Entry> = diffFields,
): GameChange[] {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const now = new Map(after.map((entry) => [entry.id, entry]));
  const pathOf = (id: string) => {
    const list = now.has(id) ? after : before;
    return `${path}[${list.findIndex((entry) => entry.id === id)}]`;
  };
  const changes = diffEntries(kind, old, now, pathOf, diffEntry);
  const remaining = before.map(({ id }) => id).filter((id) => now.has(id));
  const order = after.map(({ id }) => id).filter((id) => old.has(id));
  if (remaining.some((id, index) => id !== order[index])) {
    changes.push({ kind: 'changed', path, message: `${kind}s are in a different order` });
  }
  return changes;
}

function diffEntries<Entry extends object & NamedEntry>(
  kind: string,
  before: ReadonlyMap<string, Entry>,
  after: ReadonlyMap<string, Entry>,
  pathOf: (id: string) => string,
  diffEntry: DiffEntry<Entry>,
): GameChange[] {
  const changes: GameChange[] = [];
  for (const [id, old] of before) {
    const now = after.get(id);
    if (now === undefined) {
      changes.push({
        kind: 'removed',
        path: pathOf(id),
        message: `${formatEntryLabel(kind, id, old)} removed`,
      });
    } else if (!isSameData(old, now)) {
      changes.push(...diffEntry(formatEntryLabel(kind, id, old), pathOf(id), old, now));
    }
  }
  for (const [id, now] of after) {
    if (before.has(id)) continue;
    changes.push({ kind: 'added', path: pathOf(id), message: `${formatEntryLabel(kind, id, now)} added` });
  }
  return changes;
}
