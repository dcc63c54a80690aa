import type { Draft, LogEntry } from '@playloom/draft';
import type * as Y from 'yjs';
import type { History, Step } from '../Editor.ts';

/** Where a step keeps its name. */
export const STEP = 'step';

/**
 * The history as it is now. Its lists are put together when somebody looks at them: done with every step, a long
 * day's work would be copied with every press.
 */
export function readHistory(draft: Draft, undoManager: Y.UndoManager): History {
  const [last, next] = [undoManager.undoStack.at(-1), undoManager.redoStack.at(-1)];
  const lists: { done?: readonly Step[]; undone?: readonly Step[]; log?: readonly LogEntry[] } = {};
  return {
    last: last === undefined ? null : stepOf(last),
    next: next === undefined ? null : stepOf(next),
    get done() {
      return (lists.done ??= undoManager.undoStack.map(stepOf));
    },
    get undone() {
      return (lists.undone ??= undoManager.redoStack.map(stepOf));
    },
    get log() {
      return (lists.log ??= draft.doc.getArray<LogEntry>('log').toArray());
    },
  };
}

function stepOf(item: { readonly meta: Map<unknown, unknown> }): Step {
  return (item.meta.get(STEP) as Step | undefined) ?? { label: 'Edit', at: 0 };
}
