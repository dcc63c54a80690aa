import { collectChanges, revertChanges } from '@playloom/draft';
import type { Editor, AppliedStep } from '../editor/Editor.ts';
import { readHistory } from '../editor/readHistory.ts';

/** Adds a new step and clears the redo list. */
export function pushStep(editor: Editor, step: AppliedStep): void {
  const { steps, undoManager } = editor;
  steps.done.push(step);
  steps.undone.length = 0;
  // The manager clears its own redo list only if the step changed more than tiles.
  undoManager.clear(false, true);
  editor.history.set(readHistory(editor));
}

/**
 * Undoes or redoes a step, except for parts that someone has changed since. Returns the step that reverses it, or null
 * if nothing could be changed.
 */
export function undoOrRedoStep(
  editor: Editor,
  direction: 'undo' | 'redo',
  step: AppliedStep,
): AppliedStep | null {
  const { draft, origin, undoManager } = editor;
  const item = step.item === null ? null : undoOrRedoItem(undoManager, direction, step.item);
  const { changes } = collectChanges(draft.tiles, () =>
    draft.doc.transact(() => revertChanges(draft.tiles, step.tiles), origin),
  );
  return item === null && changes.size === 0 ? null : { ...step, item, tiles: changes };
}

type Item = NonNullable<AppliedStep['item']>;

/**
 * Undoes or redoes exactly one item. On its own, the manager would continue with older items if this one changes
 * nothing, and so skip steps that changed only tiles.
 */
function undoOrRedoItem(
  undoManager: Editor['undoManager'],
  direction: 'undo' | 'redo',
  item: Item,
): Item | null {
  const [from, to] =
    direction === 'undo' ? (['undoStack', 'redoStack'] as const) : (['redoStack', 'undoStack'] as const);
  const rest = undoManager[from].filter((other) => other !== item);
  const turned = undoManager[to];
  // The manager searches both lists for its own changes, so the other items must stay in one of them.
  undoManager[from] = [item];
  undoManager[to] = [...rest, ...turned];
  undoManager[direction]();
  const added = undoManager[to].slice(rest.length + turned.length);
  undoManager[from] = rest;
  undoManager[to] = [...turned, ...added];
  return added[0] ?? null;
}
