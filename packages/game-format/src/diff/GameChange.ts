/** One difference between two versions of a game, worded for creators. */
export interface GameChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly path: string;
  readonly message: string;
}

export interface NamedEntry {
  readonly id?: string;
  readonly name?: string | undefined;
}

/**
 * Formats the kind and the name of an entry, for example “Unit type Knight”. Rule names are quoted, because they are
 * whole phrases.
 */
export function formatEntryLabel(kind: string, id: string, entry: NamedEntry): string {
  const name = entry.name || id;
  return kind === 'Rule' ? `Rule “${name}”` : `${kind} ${name}`;
}
