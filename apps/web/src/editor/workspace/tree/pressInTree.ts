import type { TreeRow } from '@playloom/editor-core';
import type { KeyboardEvent } from 'react';
import { canChange, type TreeActs } from './treeActs.ts';

interface TreeView {
  readonly rows: readonly TreeRow[];
  readonly active: number;
  readonly setActiveKey: (key: string) => void;
  readonly acts: TreeActs;
}

/** The keys of a tree, as people and screen readers expect them. */
export function pressInTree(event: KeyboardEvent<HTMLElement>, view: TreeView): void {
  const row = view.rows[view.active];
  if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const to = findTarget(event.key, view, row);
  if (to !== undefined) view.setActiveKey(view.rows[to]?.key ?? row.key);
  else if (!act(event.key, view, row)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The line to go to; undefined when the key does not go anywhere. */
function findTarget(key: string, { rows, active }: TreeView, row: TreeRow): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(rows.length - 1, active + 1);
    case 'ArrowUp':
      return Math.max(0, active - 1);
    case 'Home':
      return 0;
    case 'End':
      return rows.length - 1;
    case 'ArrowRight':
      return row.canFold && !row.isFolded ? Math.min(rows.length - 1, active + 1) : undefined;
    case 'ArrowLeft':
      return row.canFold && !row.isFolded ? undefined : findParent(rows, active);
    default:
      return undefined;
  }
}

function findParent(rows: readonly TreeRow[], active: number): number {
  const level = rows[active]?.level ?? 1;
  const parent = rows.slice(0, active).findLastIndex((row) => row.level < level);
  return parent === -1 ? active : parent;
}

function act(key: string, { acts }: TreeView, row: TreeRow): boolean {
  if (key === 'Enter' || key === ' ') acts.open(row);
  else if (key === 'ArrowRight' && row.canFold) acts.fold(row, false);
  else if (key === 'ArrowLeft' && row.canFold) acts.fold(row, true);
  else if (key === 'F2' && canChange(row)) acts.startRename(row.key);
  else if (key === 'Delete' && canChange(row) && row.place !== null) acts.remove(row.place);
  else return false;
  return true;
}
