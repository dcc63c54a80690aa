import { collectChanges, revertChanges } from '@playloom/draft';
import type { Editor, AppliedStep } from '../Editor.ts';
import { readHistory } from './readHistory.ts';

/** Adds a step that was just taken: what was undone before it cannot be done again. */
export function pushStep(editor: Editor, step: AppliedStep): void {
  const { steps, undoManager } = editor;
  steps.done.push(step);
  steps.undone.length = 0;
  // By itself the manager forgets them only when the step changed more than tiles.
  undoManager.clear(false, true);
  editor.history.set(readHistory(editor));
}

/**
 * Takes a step back, or does it again, as far as nobody changed the same since; gives the step that turns it once
 * more, null when nothing was left of it.
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

/** Turns one item alone: when it changes nothing, the manager would go on to older ones, past steps that only painted. */
function undoOrRedoItem(
  undoManager: Editor['undoManager'],
  direction: 'undo' | 'redo',
  item: Item,
): Item | null {
  const [from, to] =
    direction === 'undo' ? (['undoStack', 'redoStack'] as const) : (['redoStack', 'undoStack'] as const);
  const rest = undoManager[from].filter((other) => other !== item);
  const turned = undoManager[to];
  // It looks through both lists for what is its own to replace: all the others stay in sight.
  undoManager[from] = [item];
  undoManager[to] = [...rest, ...turned];
  undoManager[direction]();
  const added = undoManager[to].slice(rest.length + turned.length);
  undoManager[from] = rest;
  undoManager[to] = [...turned, ...added];
  return added[0] ?? null;
}
