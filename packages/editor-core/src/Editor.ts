import type { Draft, DraftEdit, DraftGame, LogEntry, CellChangeLog, TrashEntry } from '@playloom/draft';
import type * as Y from 'yjs';
import type { Store } from './Store.ts';

/** An action of a creator as data: a label for the history, and its edits. */
export interface Command {
  /** As the history shows it: “Move Knight”, “Paint 14 tiles on Walls”. */
  readonly label: string;
  readonly edits: readonly DraftEdit[];
  /** Consecutive commands with the same merge key form one step: a stroke, or a slider being dragged. */
  readonly merge?: string;
}

export interface Step {
  readonly label: string;
  readonly at: number;
}

/** A step with everything needed to undo it. */
export interface AppliedStep extends Step {
  /** The undo manager's part of it. Null when only tiles changed. */
  readonly item: Y.UndoManager['undoStack'][number] | null;
  readonly tiles: CellChangeLog;
}

export interface EditHistory {
  /** The steps that undo and redo would apply next, or null. */
  readonly last: Step | null;
  readonly next: Step | null;
  /** This person's steps, oldest first: `done` can be undone, `undone` redone. */
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  /** Recent steps of everyone, newest last. */
  readonly log: readonly LogEntry[];
}

export interface EditorUser {
  /** `guest` only works on this device. */
  readonly id: string;
  readonly name: string;
}

/** One person editing one draft. */
export interface Editor {
  readonly draft: Draft;
  readonly person: EditorUser;
  /** False for viewers: their commands change nothing. */
  readonly canEdit: Store<boolean>;
  /** The game without tiles. Unchanged parts keep their identity. Tiles have their own events (`draft.tiles`). */
  readonly game: Store<DraftGame>;
  readonly history: Store<EditHistory>;
  /** Deleted types, oldest first. */
  readonly trash: Store<readonly TrashEntry[]>;
  /** This person's steps, oldest first: the ones to undo and, most recent last, the ones to redo. */
  readonly steps: { readonly done: AppliedStep[]; readonly undone: AppliedStep[] };
  /** Undoes changes to the game, except tiles: undo paints those back (`revertChanges`). */
  readonly undoManager: Y.UndoManager;
  /** Marks the edits of this person, so that undo affects only those. */
  readonly origin: object;
  /** Generates keys for new list entries. */
  readonly nextKey: () => string;
  readonly now: () => number;
  /** The merge key that joins the next command to the last step. Null starts a new step. */
  joining: string | null;
  destroy(): void;
}
