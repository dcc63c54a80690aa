import { applyEdits, collectChanges, draftLimits, mergeChanges, type LogEntry } from '@playloom/draft';
import { fail, type Result, succeed } from '@playloom/game-format';
import type { Command, Editor, Step } from '../editor/Editor.ts';
import { readHistory } from '../editor/readHistory.ts';
import { pushStep, undoOrRedoStep } from './undoOrRedoStep.ts';

/** Runs a command as one step that can be undone. */
export function runCommand(editor: Editor, command: Command): Result<void, 'gone' | 'read-only'> {
  if (!editor.canEdit.get()) return fail('read-only');
  const { label, edits, merge = null } = command;
  return recordStep(editor, label, merge, () => applyEdits(editor.draft, edits, editor.origin));
}

/**
 * Runs `act` as one step that can be undone, for changes that aren't a list of edits, such as importing a game. `act`
 * must use the editor's origin.
 */
export function runStep(editor: Editor, label: string, act: () => void): Result<void, 'read-only'> {
  if (!editor.canEdit.get()) return fail('read-only');
  recordStep(editor, label, null, act);
  return succeed(undefined);
}

function recordStep<Value>(editor: Editor, label: string, merge: string | null, act: () => Value): Value {
  const { steps, undoManager } = editor;
  const joins = merge !== null && merge === editor.joining;
  if (!joins) undoManager.stopCapturing();
  const now = editor.now();
  const before = undoManager.undoStack.at(-1);
  const { value, changes } = collectChanges(editor.draft.tiles, () => capture(editor, joins, act));
  const last = undoManager.undoStack.at(-1);
  const item = last === undefined || last === before ? null : last;
  const isChanged = item !== null || changes.size > 0;
  editor.joining = joins || isChanged ? merge : null;
  if (!joins && !isChanged) return value;
  const begun = joins ? steps.done.pop() : undefined;
  const step: Step = { label, at: begun?.at ?? now };
  const tiles = begun === undefined ? changes : mergeChanges(begun.tiles, changes);
  pushStep(editor, { ...step, item: item ?? begun?.item ?? null, tiles });
  writeLog(editor, step, begun);
  return value;
}

/** Ends a stroke or a drag, so that the next command starts a new step. */
export function endStep(editor: Editor): void {
  editor.joining = null;
}

/** Undoes this user's last step. Returns its label, or null if there is nothing to undo. */
export function undo(editor: Editor): string | null {
  return moveThroughHistory(editor, 'undo');
}

export function redo(editor: Editor): string | null {
  return moveThroughHistory(editor, 'redo');
}

function moveThroughHistory(editor: Editor, direction: 'undo' | 'redo'): string | null {
  if (!editor.canEdit.get()) return null;
  editor.joining = null;
  const { done, undone } = editor.steps;
  const [from, to] = direction === 'undo' ? [done, undone] : [undone, done];
  for (let step = from.pop(); step !== undefined; step = from.pop()) {
    const turned = undoOrRedoStep(editor, direction, step);
    // Other users have changed everything that this step did, so continue with the step before.
    if (turned === null) continue;
    to.push(turned);
    editor.history.set(readHistory(editor));
    return step.label;
  }
  editor.history.set(readHistory(editor));
  return null;
}

/** Undoes or redoes until `count` steps are done, for clicks in the history panel. */
export function goToStep(editor: Editor, count: number): void {
  const { done } = editor.steps;
  while (done.length > count && undo(editor) !== null);
  while (done.length < count && redo(editor) !== null);
}

/**
 * Runs `act` with undo merging on or off. The undo manager can only merge by time, so the timeout is set to infinity or
 * zero.
 */
function capture<Value>(editor: Editor, joins: boolean, act: () => Value): Value {
  editor.undoManager.captureTimeout = joins ? Number.MAX_SAFE_INTEGER : 0;
  try {
    return act();
  } finally {
    editor.undoManager.captureTimeout = 0;
  }
}

/**
 * Writes a step to the log that all users see. The entry is not part of the step, so undo doesn't remove it. When a
 * step continues, `begun` is its previous state, whose entry is replaced.
 */
export function writeLog({ draft, person }: Editor, step: Step, begun?: Step): void {
  // A stroke runs a command with the same label for every cell. Logging each one would take more space than the tiles.
  if (begun?.label === step.label) return;
  const log = draft.doc.getArray<LogEntry>('log');
  const entry: LogEntry = { label: step.label, by: person.name, at: step.at };
  draft.doc.transact(() => {
    // Other users may have added entries in the meantime, so the entry of this step is not always the last.
    const isBegun = ({ by, at, label }: LogEntry) =>
      by === entry.by && at === entry.at && label === begun?.label;
    const at = begun === undefined ? -1 : log.toArray().findLastIndex(isBegun);
    if (at !== -1) log.delete(at, 1);
    log.insert(at === -1 ? log.length : at, [entry]);
    if (log.length > draftLimits.LOG_LENGTH_MAX) log.delete(0, log.length - draftLimits.LOG_LENGTH_MAX);
  }, 'log');
}
