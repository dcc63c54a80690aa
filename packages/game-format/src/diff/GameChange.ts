/** One difference between two versions of a game, in words a creator understands. */
export interface GameChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly path: string;
  readonly message: string;
}

export interface NamedEntry {
  readonly id?: string;
  readonly name?: string | undefined;
}

/** “Unit type Knight”: what something is and what it is called. Names of rules are whole phrases, so quoted. */
export function formatEntryLabel(kind: string, id: string, entry: NamedEntry): string {
  const name = entry.name || id;
  return kind === 'Rule' ? `Rule “${name}”` : `${kind} ${name}`;
}
