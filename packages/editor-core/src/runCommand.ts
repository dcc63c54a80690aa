import { applyEdits, draftLimits, type LogEntry } from '@playloom/draft';
import { fail, type Result, succeed } from '@playloom/game-format';
import { readHistory, STEP } from './history/readHistory.ts';
import type { Command, Editor, Step } from './Editor.ts';

/** Does what a command says, as one step that undo takes back. */
export function runCommand(editor: Editor, command: Command): Result<void, 'gone' | 'read-only'> {
  if (!editor.canEdit.get()) return fail('read-only');
  const { label, edits, merge = null } = command;
  return takeStep(editor, label, merge, () => applyEdits(editor.draft, edits, editor.origin));
}

/** The same for what is no list of edits, such as taking in a whole game. `act` writes with the editor's origin. */
export function runStep(editor: Editor, label: string, act: () => void): Result<void, 'read-only'> {
  if (!editor.canEdit.get()) return fail('read-only');
  takeStep(editor, label, null, act);
  return succeed(undefined);
}

function takeStep<Value>(editor: Editor, label: string, merge: string | null, act: () => Value): Value {
  const joins = merge !== null && merge === editor.joining;
  if (!joins) editor.undoManager.stopCapturing();
  const now = editor.now();
  const before = editor.undoManager.undoStack.length;
  const done = capture(editor, joins, act);
  editor.joining = merge;
  const item = editor.undoManager.undoStack.at(-1);
  if (item === undefined || (!joins && editor.undoManager.undoStack.length === before)) return done;
  const begun = joins ? (item.meta.get(STEP) as Step | undefined) : undefined;
  const step: Step = { label, at: begun?.at ?? now };
  item.meta.set(STEP, step);
  writeLog(editor, step, begun);
  return done;
}

/** Ends a stroke or a drag: the next command is a step of its own. */
export function endStep(editor: Editor): void {
  editor.joining = null;
}

/** Takes the last own step back; its name, or null when there is none. */
export function undo(editor: Editor): string | null {
  return turnBack(editor, 'undo');
}

export function redo(editor: Editor): string | null {
  return turnBack(editor, 'redo');
}

function turnBack(editor: Editor, way: 'undo' | 'redo'): string | null {
  if (!editor.canEdit.get()) return null;
  editor.joining = null;
  const { undoManager } = editor;
  const item = undoManager[way]();
  if (item === null) return null;
  // What can now be turned the other way is a new item, which would have no name.
  const step = item.meta.get(STEP) as Step | undefined;
  const turned = (way === 'undo' ? undoManager.redoStack : undoManager.undoStack).at(-1);
  if (step !== undefined) turned?.meta.set(STEP, step);
  editor.history.set(readHistory(editor.draft, undoManager));
  return step?.label ?? 'Edit';
}

/** Undoes or redoes until so many own steps are left, as the history panel asks. */
export function goToStep(editor: Editor, count: number): void {
  while (editor.undoManager.undoStack.length > count && undo(editor) !== null);
  while (editor.undoManager.undoStack.length < count && redo(editor) !== null);
}

/** The manager joins a change to its last step by time; here the commands say what belongs together. */
function capture<Value>(editor: Editor, joins: boolean, act: () => Value): Value {
  editor.undoManager.captureTimeout = joins ? Number.MAX_SAFE_INTEGER : 0;
  try {
    return act();
  } finally {
    editor.undoManager.captureTimeout = 0;
  }
}

/**
 * What everyone sees of it. Not a part of the step: undoing takes the work back, not the memory of it.
 * `begun` is the step as it was called before, when it goes on.
 */
export function writeLog({ draft, person }: Editor, step: Step, begun?: Step): void {
  // A stroke says the same with every cell: written again each time, the log would outgrow what was painted.
  if (begun?.label === step.label) return;
  const log = draft.doc.getArray<LogEntry>('log');
  const entry: LogEntry = { label: step.label, by: person.name, at: step.at };
  draft.doc.transact(() => {
    // Others may have done something in between: its line is not always the last.
    const isBegun = ({ by, at, label }: LogEntry) =>
      by === entry.by && at === entry.at && label === begun?.label;
    const at = begun === undefined ? -1 : log.toArray().findLastIndex(isBegun);
    if (at !== -1) log.delete(at, 1);
    log.insert(at === -1 ? log.length : at, [entry]);
    if (log.length > draftLimits.LOG_LENGTH_MAX) log.delete(0, log.length - draftLimits.LOG_LENGTH_MAX);
  }, 'log');
}
