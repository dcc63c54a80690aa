import type { ApiClient, DraftRole } from '@playloom/api-contract';
import type { DraftPath } from '@playloom/draft';
import type { Editor, EditorLocation, NamedObject, Store } from '@playloom/editor-core';
import type { Problem, ProblemCode } from '@playloom/game-format';
import type { SourceProblemCode } from '@playloom/game-format/scripts';
import type { Playtest } from './Playtest.ts';
import type { Workspace } from './workspace/Workspace.ts';

/** An open game in the editor. Every part of the editor gets its dependencies from here. */
export interface EditorSession {
  readonly editor: Editor;
  readonly identity: Store<GameIdentity>;
  readonly saving: Store<SaveState>;
  /** Why the server undid a change of this user that exceeded a limit; null if there is nothing to show. */
  readonly undoneChange: Store<string | null>;
  /** Everyone else who has the game open. */
  readonly people: Store<readonly CollaboratorPresence[]>;
  /** Sends this person's location to the others. The open part of the editor adds the selection. */
  readonly publishPresence: (presence: Partial<OwnPresence>) => void;
  /**
   * Problems of the draft, updated a moment after each edit. Found by `parseGame`, as on the server, and by
   * the checks that rooms run on scripts.
   */
  readonly problems: Store<readonly DraftProblem[]>;
  /** Problems that TypeScript found in the scripts. Empty until the TypeScript service runs. */
  readonly findings: Store<readonly ScriptDiagnostic[]>;
  /** The number of changes since the live release; null before the first release. */
  readonly changes: Store<number | null>;
  readonly workspace: Store<Workspace>;
  /** The open dialog or popup. Only one can be open at a time. */
  readonly overlay: Store<EditorOverlay | null>;
  readonly playtest: Playtest;
  /** The other maps of the game's world, in the form in which rules refer to them; null before they are loaded. */
  readonly worldMaps: Store<readonly NamedObject[] | null>;
  /** What the parts keep for this game, by the function that creates it. Read with `getPartState`. */
  readonly partStates: Map<(session: EditorSession) => unknown, unknown>;
  readonly api: () => Promise<ApiClient>;
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
  /** A game that was started without an account. It is stored in this browser until the user signs up. */
  | { readonly kind: 'local'; readonly localId: string }
  | {
      readonly kind: 'stored';
      readonly gameId: string;
      readonly gameSlug: string;
      readonly role: DraftRole;
      /** The number of the live release; null before the first release. */
      readonly release: number | null;
      /** The number of players per room that the owner's plan allows; missing or null if there is no limit. */
      readonly playersLimit?: number | null;
      /** How many hours the owner's plan keeps rooms without players; missing or null if there is no limit. */
      readonly sleepHours?: number | null;
    };

/**
 * `local`: stored only in this browser. `offline`: stored in this browser and sent once the connection is
 * back. `too-complex`: the server rejects the edits, and sending them again doesn't help.
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
  /** Position of the pointer on the map, in tiles. */
  readonly pointer: { readonly x: number; readonly y: number } | null;
  /** The current activity in two or three words, such as “painting trees”. */
  readonly doing: string | null;
  /** Ids of the selected map objects or of the selected rule. */
  readonly selection: readonly string[];
}

export interface CollaboratorPresence extends OwnPresence {
  readonly client: number;
  readonly name: string;
  /** The person's color, used for the avatar, dot, cursor and brush. */
  readonly color: string;
}

/** A problem of the game or of a script, with its location in the draft. It keeps the game from running. */
export interface DraftProblem extends Omit<Problem, 'code'> {
  readonly code: ProblemCode | SourceProblemCode;
  readonly at: DraftPath;
  readonly place: EditorLocation;
}

/** A problem that TypeScript found in a script. The game can still be played. */
export interface ScriptDiagnostic {
  readonly message: string;
  readonly place: Extract<EditorLocation, { kind: 'script' }> & { readonly line: number };
}
