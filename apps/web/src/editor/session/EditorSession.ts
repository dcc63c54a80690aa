import type { ApiClient, DraftRole } from '@playloom/api-contract';
import type { DraftPath } from '@playloom/draft';
import type { Editor, EditorLocation, Store } from '@playloom/editor-core';
import type { Problem, ProblemCode } from '@playloom/game-format';
import type { SourceProblemCode } from '@playloom/game-format/scripts';
import type { Playtest } from '../playtest/Playtest.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** One open game in one window: the dependencies of every part of the editor. */
export interface EditorSession {
  readonly editor: Editor;
  readonly identity: Store<GameIdentity>;
  readonly saving: Store<SaveState>;
  /** Why the server undid the last change that was over a limit; null when there is nothing to show. */
  readonly undoneChange: Store<string | null>;
  /** Everyone else who has the game open. */
  readonly people: Store<readonly CollaboratorPresence[]>;
  /** Publishes this person's location to others; the open part adds the selection. */
  readonly publishPresence: (presence: Partial<OwnPresence>) => void;
  /**
   * Updated a moment after each edit, by the same `parseGame` as on the server; scripts are checked as
   * rooms check them.
   */
  readonly problems: Store<readonly DraftProblem[]>;
  /** Problems of all scripts, available once the TypeScript service runs. */
  readonly findings: Store<readonly ScriptFinding[]>;
  /** The number of changes since the live release; null before the first release. */
  readonly changes: Store<number | null>;
  readonly workspace: Store<Workspace>;
  /** The open overlay: one at a time, opened from anywhere. */
  readonly overlay: Store<EditorOverlay | null>;
  readonly playtest: Playtest;
  readonly api: () => Promise<ApiClient>;
  /** The URL of an asset's file. */
  readonly assetUrl: (file: string) => string;
  destroy(): void;
}

export type EditorOverlay =
  | 'palette'
  | 'shortcuts'
  | 'explanation'
  | 'rename'
  | 'delete'
  | 'share'
  | 'publish'
  | 'versions'
  | 'trash'
  /** The dialog that exports the game as a standalone page. */
  | 'page'
  | 'import';

export type GameIdentity =
  /** A game started without an account: stored in this browser until the user signs up. */
  | { readonly kind: 'local'; readonly localId: string }
  | {
      readonly kind: 'stored';
      readonly gameId: string;
      readonly gameSlug: string;
      readonly role: DraftRole;
      /** The live release; null before the first. */
      readonly release: number | null;
      /** Players per room that the owner's plan allows; missing when there is no limit. */
      readonly playersLimit?: number | null;
    };

/**
 * `local`: stored only in this browser. `offline`: stored here and sent when the connection is back.
 * `too-complex`: the server refuses it, and sending it again does not help.
 */
export type SaveState =
  | 'loading'
  | 'saved'
  | 'saving'
  | 'offline'
  | 'local'
  | 'removed'
  | 'failed'
  | 'too-complex';

export interface OwnPresence {
  readonly place: EditorLocation | null;
  /** On the map, in tiles. */
  readonly pointer: { readonly x: number; readonly y: number } | null;
  /** The current activity in two or three words: “painting trees”. */
  readonly doing: string | null;
  /** Ids of map objects, or a rule. */
  readonly selection: readonly string[];
}

export interface CollaboratorPresence extends OwnPresence {
  readonly client: number;
  readonly name: string;
  /** Each person has one color, in avatar, dot, cursor and brush. */
  readonly color: string;
}

/** A problem of the game, or of a script that cannot run, with its location in the draft. */
export interface DraftProblem extends Omit<Problem, 'code'> {
  readonly code: ProblemCode | SourceProblemCode;
  readonly at: DraftPath;
  readonly place: EditorLocation;
}

/** A TypeScript finding in a script; the game can still be played. */
export interface ScriptFinding {
  readonly message: string;
  readonly place: Extract<EditorLocation, { kind: 'script' }> & { readonly line: number };
}
