import type { Draft, DraftEdit, DraftGame, LogEntry, CellChangeLog, TrashEntry } from '@playloom/draft';
import type * as Y from 'yjs';
import type { Store } from './Store.ts';

/** Something a creator does, as data: a name for the history, and what it changes. */
export interface Command {
  /** As the history shows it: “Move Knight”, “Paint 14 tiles on Walls”. */
  readonly label: string;
  readonly edits: readonly DraftEdit[];
  /** Commands in a row with the same word are one step: a stroke, a slider that is dragged. */
  readonly merge?: string;
}

export interface Step {
  readonly label: string;
  readonly at: number;
}

/** A step with all that takes it back. */
export interface AppliedStep extends Step {
  /** What the manager has of it; null when it changed tiles alone. */
  readonly item: Y.UndoManager['undoStack'][number] | null;
  readonly tiles: CellChangeLog;
}

export interface EditHistory {
  /** The steps that undo and redo would turn; null when there is none. */
  readonly last: Step | null;
  readonly next: Step | null;
  /** Own steps, oldest first: `done` can be undone, `undone` done again. */
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  /** What everybody did lately, newest last. */
  readonly log: readonly LogEntry[];
}

export interface EditorUser {
  /** `guest` works on this machine only. */
  readonly id: string;
  readonly name: string;
}

/** One person editing one draft. */
export interface Editor {
  readonly draft: Draft;
  readonly person: EditorUser;
  /** False for those who may only look: commands then change nothing. */
  readonly canEdit: Store<boolean>;
  /** The game without tiles; parts that did not change are the same objects. Tiles tell by themselves (`draft.tiles`). */
  readonly game: Store<DraftGame>;
  readonly history: Store<EditHistory>;
  /** Deleted types, oldest first. */
  readonly trash: Store<readonly TrashEntry[]>;
  /** Own steps, oldest first: those that can be undone and, the last undone last, those that can be done again. */
  readonly steps: { readonly done: AppliedStep[]; readonly undone: AppliedStep[] };
  /** Turns what a step did to the game. Tiles are no part of it: undo paints them back (`revertChanges`). */
  readonly undoManager: Y.UndoManager;
  /** Marks the edits of this person: undo takes back those alone. */
  readonly origin: object;
  /** Keys for new entries of lists. */
  readonly nextKey: () => string;
  readonly now: () => number;
  /** The word that joins the next command to the last one; null begins a new step. */
  joining: string | null;
  destroy(): void;
}
