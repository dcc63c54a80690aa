import { catalog, generateReference, type ReferenceEntry } from '@playloom/game-format';
import type { EntryName } from './language/Language.ts';

export interface Reference {
  readonly entry: ReferenceEntry;
  readonly category: string;
  /** Its place in the documentation. */
  readonly href: string;
}

const cache = new Map<string, Reference>();

/** What the documentation says about an entry of the catalog. */
export function findReference({ kind, name }: EntryName): Reference | null {
  if (cache.size === 0)
    for (const reference of listReferences()) cache.set(keyOf(reference.entry), reference);
  return cache.get(keyOf({ kind, name })) ?? null;
}

/** All that scripts can call or listen to, in the order of the menus. */
export function listReferences(): readonly Reference[] {
  return generateReference(catalog).flatMap(({ category, entries }) =>
    entries
      .filter(({ script }) => script !== null)
      .map((entry) => ({ entry, category, href: `/docs/reference/${entry.kind}s#${entry.anchor}` })),
  );
}

function keyOf({ kind, name }: EntryName): string {
  return `${kind} ${name}`;
}
