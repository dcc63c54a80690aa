import { applyEdits, collectChanges, draftLimits, mergeChanges, type LogEntry } from '@playloom/draft';
import { fail, type Result, succeed } from '@playloom/game-format';
import type { Command, Editor, Step } from './Editor.ts';
import { readHistory } from './history/readHistory.ts';
import { pushStep, undoOrRedoStep } from './history/undoOrRedoStep.ts';

/** Runs a command as one undoable step. */
export function runCommand(editor: Editor, command: Command): Result<void, 'gone' | 'read-only'> {
  if (!editor.canEdit.get()) return fail('read-only');
  const { label, edits, merge = null } = command;
  return recordStep(editor, label, merge, () => applyEdits(editor.draft, edits, editor.origin));
}

/**
 * The same for changes that are not a list of edits, such as importing a game. `act` writes with the editor's origin.
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

/** Ends a stroke or a drag: the next command is a new step. */
export function endStep(editor: Editor): void {
  editor.joining = null;
}

/** Undoes this person's last step. Returns its label, or null when there is none. */
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
    // Others changed everything that this step did, so undo continues with the one before.
    if (turned === null) continue;
    to.push(turned);
    editor.history.set(readHistory(editor));
    return step.label;
  }
  editor.history.set(readHistory(editor));
  return null;
}

/** Undoes or redoes until this many steps are left, for the history panel. */
export function goToStep(editor: Editor, count: number): void {
  const { done } = editor.steps;
  while (done.length > count && undo(editor) !== null);
  while (done.length < count && redo(editor) !== null);
}

/** The manager merges changes by time. Here commands decide what belongs together. */
function capture<Value>(editor: Editor, joins: boolean, act: () => Value): Value {
  editor.undoManager.captureTimeout = joins ? Number.MAX_SAFE_INTEGER : 0;
  try {
    return act();
  } finally {
    editor.undoManager.captureTimeout = 0;
  }
}

/**
 * The log entry that everyone sees. It is not part of the step: undo reverts the work, not the log. `begun` is the
 * former label of a step that continues.
 */
export function writeLog({ draft, person }: Editor, step: Step, begun?: Step): void {
  // A stroke repeats its label with every cell: logging each one would outgrow the painted data.
  if (begun?.label === step.label) return;
  const log = draft.doc.getArray<LogEntry>('log');
  const entry: LogEntry = { label: step.label, by: person.name, at: step.at };
  draft.doc.transact(() => {
    // Others may have added entries meanwhile, so its entry is not always the last.
    const isBegun = ({ by, at, label }: LogEntry) =>
      by === entry.by && at === entry.at && label === begun?.label;
    const at = begun === undefined ? -1 : log.toArray().findLastIndex(isBegun);
    if (at !== -1) log.delete(at, 1);
    log.insert(at === -1 ? log.length : at, [entry]);
    if (log.length > draftLimits.LOG_LENGTH_MAX) log.delete(0, log.length - draftLimits.LOG_LENGTH_MAX);
  }, 'log');
}
