import type { ApiClient, DraftRole, User } from '@playloom/api-contract';
import { openDraft } from '@playloom/draft';
import { createEditor, createStore, type Editor, type NamedObject, type Store } from '@playloom/editor-core';
import type { Json } from '@playloom/game-format';
import * as Y from 'yjs';
import { openWorkspace } from '../workspace/openWorkspace.ts';
import { watchDraftProblems, type DraftProblemWatcher } from './watchDraftProblems.ts';
import type { DraftConnection } from './connectDraft.ts';
import type {
  DraftProblem,
  EditorSession,
  GameIdentity,
  EditorOverlay,
  OwnPresence,
  CollaboratorPresence,
  SaveState,
  ScriptDiagnostic,
} from '../EditorSession.ts';
import type { Playtest, PlaytestSource } from '../Playtest.ts';
import { type BrowserCopy, persistInBrowser } from '../../localGames/persistInBrowser.ts';
import { findLocalGame } from '../../localGames/localGames.ts';
import { trackLocalEdits } from './trackLocalEdits.ts';
import { type AwarenessStates, readCollaborators } from './readCollaborators.ts';
import { createSaveProgress, toSaveState, type SaveEvent, advanceSaveProgress } from './SaveProgress.ts';
import { syncBetweenTabs } from './syncBetweenTabs.ts';

export interface SessionDependencies {
  readonly api: () => Promise<ApiClient>;
  readonly user: User | null;
  /** The origin that serves the images, sounds and panels of games. */
  readonly uiOrigin: string;
  /** Passed in, because the session knows no part of the editor. */
  readonly createPlaytest: (source: PlaytestSource) => Playtest;
}

/** Thrown with a message for the user when a game can't be opened. */
class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}

const NO_PRESENCE: OwnPresence = { place: null, pointer: null, doing: null, selection: [] };
const GUEST = { id: 'guest', name: 'Guest' };

/** Opens a game that is stored only in this browser. */
export async function openLocalSession(
  localId: string,
  dependencies: SessionDependencies,
): Promise<EditorSession> {
  const doc = new Y.Doc();
  const saving = createStore<SaveState>('loading');
  const copy = await persistInBrowser(doc, localId, () => saving.set('failed'));
  if (!copy.wasFound) {
    await copy.destroy();
    throw new CannotOpen(
      findLocalGame(localId) === null
        ? 'This game is not in this browser. Games you start without an account stay in the browser where you started them.'
        : 'This game is no longer in this browser. The browser’s storage was cleared, or you made the game in a private window.',
    );
  }
  const stopSharing = syncBetweenTabs(doc, localId);
  saving.set('local');
  const identity = createStore<GameIdentity>({ kind: 'local', localId });
  const base = startSession({ doc, dependencies, identity, saving, canEdit: true, gameKey: localId });
  const stopNoting = trackLocalEdits(base.editor, localId);
  return finish(base, dependencies, {
    undoneChange: createStore<string | null>(null),
    people: createStore<readonly CollaboratorPresence[]>([]),
    publishPresence: () => {},
    destroy() {
      stopNoting();
      stopSharing();
      void copy.destroy();
    },
  });
}

/** Opens a game on the server and connects to everyone else who is editing it. */
export async function openStoredSession(
  gameSlug: string,
  dependencies: SessionDependencies,
): Promise<EditorSession> {
  const client = await dependencies.api();
  const [{ data: game }, { connectDraft }] = await Promise.all([
    client.openGame({ params: { gameSlug } }),
    import('./connectDraft.ts'),
  ]);
  const doc = new Y.Doc();
  const saving = createStore<SaveState>('loading');
  const progress = createStore(createSaveProgress());
  const onSaveEvent = (event: SaveEvent) => {
    progress.update((now) => advanceSaveProgress(now, event));
    saving.set(toSaveState(progress.get()));
  };
  const copy = await persistInBrowser(doc, game._id, () => onSaveEvent({ kind: 'no-copy' }));
  const { _id: gameId, role, release, playersLimit, sleepHours, socket } = game;
  const identity = createStore<GameIdentity>({
    kind: 'stored',
    gameId,
    gameSlug: game.gameSlug,
    role,
    release,
    playersLimit,
    sleepHours,
  });
  const undoneChange = createStore<string | null>(null);
  const roles = { set: (_role: DraftRole) => {} };
  const connection = connectDraft({
    doc,
    gameId,
    socket,
    hasOldEdits: copy.wasFound === true && role !== 'viewer',
    progress: progress.get,
    onSaveEvent,
    onRole: (changed) => roles.set(changed),
    onChangeUndone: undoneChange.set,
  });
  if (copy.wasFound) onSaveEvent({ kind: 'loaded' });
  await waitUntilReadable(doc, copy, saving);
  const canEdit = role !== 'viewer';
  const base = startSession({ doc, dependencies, identity, saving, canEdit, gameKey: gameId });
  roles.set = (changed) => {
    identity.update((now) => (now.kind === 'stored' ? { ...now, role: changed } : now));
    base.editor.canEdit.set(changed !== 'viewer');
  };
  const stopEnding = saving.subscribe(() => saving.get() === 'removed' && base.editor.canEdit.set(false));
  const { people, publishPresence } = sharePresence(connection);
  return finish(base, dependencies, {
    undoneChange,
    people,
    publishPresence,
    destroy() {
      stopEnding();
      connection.destroy();
      void copy.destroy();
    },
  });
}

const UNREADABLE: { readonly [state in SaveState]?: string } = {
  removed: 'This game was deleted, or it is no longer shared with you.',
  'too-complex': 'This draft is too complex to open right now. Try again in 10 minutes.',
};

/** Waits until the draft can be shown, either from the copy in this browser or from the server. */
function waitUntilReadable(doc: Y.Doc, copy: BrowserCopy, saving: Store<SaveState>): Promise<void> {
  if (copy.wasFound) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const look = () => {
      const isReadable = doc.getMap('game').size > 0;
      const why = UNREADABLE[saving.get()];
      if (!isReadable && why === undefined) return;
      doc.off('update', look);
      stop();
      if (isReadable) resolve();
      else reject(new CannotOpen(why));
    };
    doc.on('update', look);
    const stop = saving.subscribe(look);
    look();
  });
}

interface Start {
  readonly doc: Y.Doc;
  readonly dependencies: SessionDependencies;
  readonly identity: Store<GameIdentity>;
  readonly saving: Store<SaveState>;
  readonly canEdit: boolean;
  /** The key under which the workspace is stored. */
  readonly gameKey: string;
}

interface SessionBase extends Start {
  readonly editor: Editor;
}

function startSession(start: Start): SessionBase {
  const { user } = start.dependencies;
  const person = user === null ? GUEST : { id: user._id, name: user.local.username };
  const editor = createEditor({
    draft: openDraft(start.doc),
    person,
    canEdit: start.canEdit,
    now: () => Date.now(),
  });
  return { ...start, editor };
}

type SessionConnection = Pick<EditorSession, 'undoneChange' | 'people' | 'publishPresence' | 'destroy'>;

function finish(
  base: SessionBase,
  dependencies: SessionDependencies,
  connected: SessionConnection,
): EditorSession {
  const { undoneChange, people, publishPresence, destroy } = connected;
  const { editor, identity, saving } = base;
  const problems = createStore<readonly DraftProblem[]>([]);
  const changes = createStore<number | null>(null);
  const check = watchDraftProblems(editor, { problems, changes });
  const stopFollowing = followRelease(check, identity, dependencies.api);
  const workspace = openWorkspace(base.gameKey);
  const assetUrl = (file: string) => `${dependencies.uiOrigin}/files/${encodeURIComponent(file)}`;
  const panelUrl = `${dependencies.uiOrigin}/panels/preview`;
  const playtest = dependencies.createPlaytest({ editor, assetUrl, panelUrl });
  return {
    editor,
    identity,
    saving,
    undoneChange,
    people,
    publishPresence,
    problems,
    findings: createStore<readonly ScriptDiagnostic[]>([]),
    changes,
    workspace: workspace.store,
    overlay: createStore<EditorOverlay | null>(null),
    playtest,
    worldMaps: createStore<readonly NamedObject[] | null>(null),
    partStates: new Map(),
    api: dependencies.api,
    assetUrl,
    destroy() {
      playtest.stop();
      stopFollowing();
      check.stop();
      workspace.close();
      destroy();
      editor.destroy();
      base.doc.destroy();
    },
  };
}

/** Counts changes since the live release. Starts over when another release becomes live. */
function followRelease(
  check: DraftProblemWatcher,
  identity: Store<GameIdentity>,
  api: SessionDependencies['api'],
): () => void {
  const state: { release: number | null } = { release: null };
  const look = () => {
    const now = identity.get();
    const release = now.kind === 'stored' ? now.release : null;
    if (release === state.release) return;
    state.release = release;
    void compareWithRelease(check, now, api);
  };
  look();
  return identity.subscribe(look);
}

async function compareWithRelease(
  check: DraftProblemWatcher,
  identity: GameIdentity,
  api: SessionDependencies['api'],
): Promise<void> {
  if (identity.kind !== 'stored' || identity.release === null) return;
  const { gameId: id, release } = identity;
  try {
    const client = await api();
    check.compareWith((await client.readRelease({ params: { id, release } })) as Json);
  } catch (error) {
    // The editor works without the release. Only the number of changes beside Publish is missing.
    reportError(error);
  }
}

function sharePresence({ awareness }: DraftConnection): Pick<EditorSession, 'people' | 'publishPresence'> {
  const people = createStore<readonly CollaboratorPresence[]>([]);
  awareness.on('change', () => {
    people.set(readCollaborators(awareness.getStates() as AwarenessStates, awareness.clientID));
  });
  awareness.setLocalStateField('presence', NO_PRESENCE);
  return {
    people,
    publishPresence(presence) {
      const now = (awareness.getLocalState()?.['presence'] ?? NO_PRESENCE) as OwnPresence;
      awareness.setLocalStateField('presence', { ...now, ...presence });
    },
  };
}
