import { catalog, generateReference, type ReferenceEntry } from '@playloom/game-format';
import type { EntryName } from '../language/ScriptLanguageService.ts';

export interface CatalogReference {
  readonly entry: ReferenceEntry;
  readonly category: string;
  /** Path of the entry's page in the documentation. */
  readonly href: string;
}

const referenceCache = new Map<string, CatalogReference>();

/** Finds the documentation of a catalog entry. */
export function findCatalogReference({ kind, name }: EntryName): CatalogReference | null {
  if (referenceCache.size === 0)
    for (const reference of listCatalogReferences()) referenceCache.set(keyOf(reference.entry), reference);
  return referenceCache.get(keyOf({ kind, name })) ?? null;
}

/** Lists everything that scripts can call or listen to, in the order of the menus. */
export function listCatalogReferences(): readonly CatalogReference[] {
  return generateReference(catalog).flatMap(({ category, entries }) =>
    entries
      .filter(({ script }) => script !== null)
      .map((entry) => ({ entry, category, href: `/docs/reference/${entry.kind}s#${entry.anchor}` })),
  );
}

function keyOf({ kind, name }: EntryName): string {
  return `${kind} ${name}`;
}
