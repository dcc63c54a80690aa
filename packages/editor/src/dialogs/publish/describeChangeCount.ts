import type { GameChange } from '@playloom/game-format';

/** Describes the number of changes, such as “3 changes: 2 added, 1 changed”. */
export function describeChangeCount(changes: readonly GameChange[]): string {
  const parts = (['added', 'changed', 'removed'] as const).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [`${count} ${kind}`];
  });
  const total = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  return `${total}: ${parts.join(', ')}`;
}
