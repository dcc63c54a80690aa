import type { DraftPath } from '@playloom/draft';
import type { Transaction } from 'yjs';
import type { Editor } from '../editor/Editor.ts';
import { pushStep } from '../history/undoOrRedoStep.ts';
import { writeLog } from '../history/runCommand.ts';

/** A longer pause while typing starts a new step in the history. */
export const TYPING_PAUSE_MS = 500;

export interface TypingTarget {
  /** The transaction origin of the text editor, which writes to the shared text directly. */
  readonly origin: object;
  readonly path: DraftPath;
  /** Shown in the history: “Edit initialize.ts”. */
  readonly label: string;
}

/**
 * Adds typing in a file to the undo history. The text editor changes the shared text without a command, so each change
 * is intercepted before the undo manager sees it, to decide whether it continues the last step. Returns a function that
 * stops tracking and keeps the steps.
 */
export function trackTyping(editor: Editor, { origin, path, label }: TypingTarget): () => void {
  const { undoManager } = editor;
  const { doc } = editor.draft;
  const mergeKey = `type ${path.join('/')}`;
  let lastAt = Number.NEGATIVE_INFINITY;
  let isJoining = false;
  const before = (transaction: Transaction) => {
    if (transaction.origin !== origin) return;
    isJoining = editor.joining === mergeKey && editor.now() - lastAt <= TYPING_PAUSE_MS;
    if (!isJoining) undoManager.stopCapturing();
    undoManager.captureTimeout = isJoining ? Number.MAX_SAFE_INTEGER : 0;
  };
  const after = (transaction: Transaction) => {
    if (transaction.origin !== origin) return;
    undoManager.captureTimeout = 0;
    const isChanged = transaction.changed.size > 0;
    if (!isChanged) return;
    lastAt = editor.now();
    editor.joining = mergeKey;
    // Log only once per step: entries for every key press would take more space than the code.
    if (isJoining) return;
    const step = { label, at: lastAt };
    pushStep(editor, { ...step, item: undoManager.undoStack.at(-1) ?? null, tiles: new Map() });
    writeLog(editor, step);
  };
  undoManager.addTrackedOrigin(origin);
  doc.on('beforeTransaction', before);
  doc.on('afterTransaction', after);
  return () => {
    doc.off('beforeTransaction', before);
    doc.off('afterTransaction', after);
    undoManager.removeTrackedOrigin(origin);
    if (editor.joining === mergeKey) editor.joining = null;
  };
}
