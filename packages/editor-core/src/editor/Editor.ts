import type { Draft, DraftEdit, DraftGame, LogEntry, CellChangeLog, TrashEntry } from '@playloom/draft';
import type * as Y from 'yjs';
import type { Store } from './Store.ts';

/** Something that a creator does, as data: the edits, and a label for the history. */
export interface Command {
  /** Shown in the history: “Move Knight”, “Paint 14 tiles on Walls”. */
  readonly label: string;
  readonly edits: readonly DraftEdit[];
  /** Consecutive commands with the same merge key form one step, such as a stroke or the drag of a slider. */
  readonly merge?: string;
}

export interface Step {
  readonly label: string;
  readonly at: number;
}

/** A step with everything needed to undo it. */
export interface AppliedStep extends Step {
  /** The undo manager's entry for this step. Null when only tiles changed. */
  readonly item: Y.UndoManager['undoStack'][number] | null;
  readonly tiles: CellChangeLog;
}

export interface EditHistory {
  /** The steps that the next undo and the next redo affect, or null. */
  readonly last: Step | null;
  readonly next: Step | null;
  /** This user's own steps, oldest first. Steps in `done` can be undone, steps in `undone` can be redone. */
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  /** Recent steps of all users, newest last. */
  readonly log: readonly LogEntry[];
}

export interface EditorUser {
  /** The user id, or `guest` for a user who is not logged in. */
  readonly id: string;
  readonly name: string;
}

/** The editing session of one user in one draft. */
export interface Editor {
  readonly draft: Draft;
  readonly person: EditorUser;
  /** False for viewers, who can't change anything. */
  readonly canEdit: Store<boolean>;
  /**
   * The game without tiles. Parts that don't change stay the same objects. Changes of tiles are reported by
   * `draft.tiles`.
   */
  readonly game: Store<DraftGame>;
  readonly history: Store<EditHistory>;
  /** Deleted types, oldest first. */
  readonly trash: Store<readonly TrashEntry[]>;
  /**
   * This user's own steps that can be undone (`done`) and redone (`undone`). The next one is at the end of each list.
   */
  readonly steps: { readonly done: AppliedStep[]; readonly undone: AppliedStep[] };
  /** Undoes all changes except tiles, which undo restores with `revertChanges`. */
  readonly undoManager: Y.UndoManager;
  /** The transaction origin of this user's edits, so that undo affects only those. */
  readonly origin: object;
  /** Generates keys for new list entries. */
  readonly nextKey: () => string;
  readonly now: () => number;
  /** A command with this merge key is added to the last step. If null, the next command starts a new step. */
  joining: string | null;
  destroy(): void;
}
