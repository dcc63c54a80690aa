import type { TreeRow } from '@playloom/editor-core';
import type { KeyboardEvent } from 'react';
import { matchesShortcut } from '../../actions/matchesShortcut.ts';
import { canChangeRow, type TreeActions } from './TreeActions.ts';

interface TreeView {
  readonly rows: readonly TreeRow[];
  readonly active: number;
  readonly setActiveKey: (key: string) => void;
  readonly actions: TreeActions;
}

interface TreeKey {
  /** The label in the shortcut sheet. */
  readonly label: string;
  readonly keys: readonly string[];
  /** Whether the action is possible for a row. */
  readonly fits: (row: TreeRow) => boolean;
  readonly act: (actions: TreeActions, row: TreeRow) => void;
}

/** Shortcuts of a tree row, also listed in the shortcut sheet. */
export const treeShortcuts: readonly TreeKey[] = [
  { label: 'Open', keys: ['Enter', 'Space'], fits: () => true, act: (actions, row) => actions.open(row) },
  {
    label: 'Collapse',
    keys: ['ArrowLeft'],
    fits: ({ canFold, isFolded }) => canFold && !isFolded,
    act: (actions, row) => actions.fold(row, true),
  },
  {
    label: 'Expand',
    keys: ['ArrowRight'],
    fits: ({ canFold, isFolded }) => canFold && isFolded,
    act: (actions, row) => actions.fold(row, false),
  },
  { label: 'Rename', keys: ['F2'], fits: canChangeRow, act: (actions, row) => actions.startRename(row.key) },
  {
    label: 'Delete',
    keys: ['Delete'],
    fits: canChangeRow,
    act: (actions, { location }) => location !== null && actions.remove(location),
  },
];

/** Handles the standard keys of a tree, which screen reader users expect. */
export function handleTreeKeyDown(event: KeyboardEvent<HTMLElement>, view: TreeView): void {
  const row = view.rows[view.active];
  if (row === undefined) return;
  const found = treeShortcuts.find(
    ({ keys, fits }) => keys.some((each) => matchesShortcut(event, each)) && fits(row),
  );
  const to = isPlain(event) ? findTarget(event.key, view, row) : undefined;
  if (found !== undefined) found.act(view.actions, row);
  else if (to !== undefined) view.setActiveKey(view.rows[to]?.key ?? row.key);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function isPlain({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey;
}

/** Finds the row that a key moves to; undefined if the key does not move. */
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
      return findParent(rows, active);
    default:
      return undefined;
  }
}

function findParent(rows: readonly TreeRow[], active: number): number {
  const level = rows[active]?.level ?? 1;
  const parent = rows.slice(0, active).findLastIndex((row) => row.level < level);
  return parent === -1 ? active : parent;
}
