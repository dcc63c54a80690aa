import type { Draft, LogEntry } from '@playloom/draft';
import type * as Y from 'yjs';
import type { History, Step } from '../Editor.ts';

/** Where a step keeps its name. */
export const STEP = 'step';

export function readHistory(draft: Draft, undoManager: Y.UndoManager): History {
  return {
    done: undoManager.undoStack.map(stepOf),
    undone: undoManager.redoStack.map(stepOf),
    log: draft.doc.getArray<LogEntry>('log').toArray(),
  };
}

function stepOf(item: { readonly meta: Map<unknown, unknown> }): Step {
  return (item.meta.get(STEP) as Step | undefined) ?? { label: 'Edit', at: 0 };
}
