import type { ApiClient } from '@playloom/api-contract';
import { createDraftUpdate, openDraft } from '@playloom/draft';
import { createEditor, createStore, type NamedObject } from '@playloom/editor-core';
import { type Json, parseGame } from '@playloom/game-format';
import * as Y from 'yjs';
import type {
  DraftProblem,
  EditorSession,
  GameIdentity,
  EditorOverlay,
  CollaboratorPresence,
  SaveState,
  ScriptDiagnostic,
} from '../session/EditorSession.ts';
import type { ConsoleLine, LiveReading, Playtest, PlaytestState } from '../session/Playtest.ts';
import { createWorkspace } from '../session/workspace/Workspace.ts';

interface TestSessionOptions {
  readonly canEdit?: boolean;
  readonly identity?: GameIdentity;
  /** The API calls that the test answers. All others fail. */
  readonly api?: Partial<ApiClient>;
}

/**
 * Creates a session with its own document, without network, storage or workers. Each call of its clock
 * returns a later time.
 */
export function createTestEditorSession(game: Json, options: TestSessionOptions = {}): EditorSession {
  const parsed = parseGame(game);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const doc = new Y.Doc();
  Y.applyUpdate(doc, createDraftUpdate(parsed.value));
  const clock = { now: 0 };
  const editor = createEditor({
    draft: openDraft(doc),
    person: { id: 'guest', name: 'Guest' },
    canEdit: options.canEdit ?? true,
    now: () => (clock.now += 1),
  });
  return {
    editor,
    identity: createStore(options.identity ?? { kind: 'local', localId: 'test' }),
    saving: createStore<SaveState>('local'),
    undoneChange: createStore<string | null>(null),
    people: createStore<readonly CollaboratorPresence[]>([]),
    publishPresence: () => {},
    problems: createStore<readonly DraftProblem[]>([]),
    findings: createStore<readonly ScriptDiagnostic[]>([]),
    changes: createStore<number | null>(null),
    workspace: createStore(createWorkspace()),
    overlay: createStore<EditorOverlay | null>(null),
    playtest: createStoppedPlaytest(),
    worldMaps: createStore<readonly NamedObject[] | null>(null),
    partStates: new Map(),
    api: async () => (options.api ?? {}) as ApiClient,
    assetUrl: (file) => `/files/${file}`,
    destroy() {
      editor.destroy();
      doc.destroy();
    },
  };
}

/** Creates a playtest that never runs. Tests set its stores. */
function createStoppedPlaytest(): Playtest {
  const nothing = () => {};
  return {
    state: createStore<PlaytestState>({ kind: 'stopped' }),
    live: createStore<LiveReading>({ tick: 0, rules: new Map(), inspected: null }),
    console: createStore<readonly ConsoleLine[]>([]),
    start: nothing,
    restart: nothing,
    stop: nothing,
    pause: nothing,
    resume: nothing,
    step: nothing,
    setSpeed: nothing,
    seek: nothing,
    addPlayer: nothing,
    removePlayer: nothing,
    setConnection: nothing,
    inspect: nothing,
    clearConsole: nothing,
  };
}
