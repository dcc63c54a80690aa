import type { ApiClient, DraftRole } from '@playloom/api-contract';
import type { DraftPath } from '@playloom/draft';
import type { Editor, EditorLocation, Store } from '@playloom/editor-core';
import type { Problem, ProblemCode } from '@playloom/game-format';
import type { SourceProblemCode } from '@playloom/game-format/scripts';
import type { Playtest } from '../playtest/Playtest.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** One open game in one window: what every part of the editor works with. */
export interface EditorSession {
  readonly editor: Editor;
  readonly identity: Store<GameIdentity>;
  readonly saving: Store<SaveState>;
  /** Why the server undid the last change that was over a limit; null when there is none to show. */
  readonly undoneChange: Store<string | null>;
  /** Everybody else who has the game open. */
  readonly people: Store<readonly CollaboratorPresence[]>;
  /** Tells the others where this person is; the part that is open says what is selected. */
  readonly publishPresence: (presence: Partial<OwnPresence>) => void;
  /** Checked a moment after each edit, with the same `parseGame` as the server; scripts as rooms check them. */
  readonly problems: Store<readonly DraftProblem[]>;
  /** Of all scripts, from when the TypeScript service runs. */
  readonly findings: Store<readonly ScriptFinding[]>;
  /** How much differs from the live release; null before the first. */
  readonly changes: Store<number | null>;
  readonly workspace: Store<Workspace>;
  /** What lies over the window: one at a time, opened from anywhere. */
  readonly overlay: Store<EditorOverlay | null>;
  readonly playtest: Playtest;
  readonly api: () => Promise<ApiClient>;
  /** Where the bytes of an asset's file are. */
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
  /** The game as a page of its own. */
  | 'page'
  | 'import';

export type GameIdentity =
  /** Begun without an account: kept in this browser until somebody signs up. */
  | { readonly kind: 'local'; readonly localId: string }
  | {
      readonly kind: 'stored';
      readonly gameId: string;
      readonly gameSlug: string;
      readonly role: DraftRole;
      /** The live release; null before the first. */
      readonly release: number | null;
      /** Players per room that the owner's plan allows; none where there is no limit. */
      readonly playersLimit?: number | null;
    };

/**
 * `local` is kept in this browser alone; `offline` is kept here and goes to the server when it is back; `too-complex`
 * is not accepted by the server, and sending it again does not help.
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
  /** What they do, in two or three words: “painting trees”. */
  readonly doing: string | null;
  /** Ids of things on the map, or a rule. */
  readonly selection: readonly string[];
}

export interface CollaboratorPresence extends OwnPresence {
  readonly client: number;
  readonly name: string;
  /** Each person has one colour, in avatar, dot, cursor and brush. */
  readonly color: string;
}

/** A problem of the game, or of a script that could not run, with the place in the draft it is at. */
export interface DraftProblem extends Omit<Problem, 'code'> {
  readonly code: ProblemCode | SourceProblemCode;
  readonly at: DraftPath;
  readonly place: EditorLocation;
}

/** What TypeScript says of a script: the game can be played all the same. */
export interface ScriptFinding {
  readonly message: string;
  readonly place: Extract<EditorLocation, { kind: 'script' }> & { readonly line: number };
}
