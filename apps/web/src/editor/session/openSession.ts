import type { ApiClient, DraftRole, User } from '@playloom/api-contract';
import { openDraft } from '@playloom/draft';
import { createEditor, createStore, type Editor, type Store } from '@playloom/editor-core';
import type { Json } from '@playloom/game-format';
import * as Y from 'yjs';
import { createPlaytest } from '../playtest/createPlaytest.ts';
import { openWorkspace } from '../workspace/openWorkspace.ts';
import { checkDraft, type DraftCheck } from './checkDraft.ts';
import type { DraftConnection } from './connectDraft.ts';
import type {
  DraftProblem,
  EditorSession,
  GameIdentity,
  Overlay,
  OwnPresence,
  Presence,
  SaveState,
  ScriptFinding,
} from './EditorSession.ts';
import { type BrowserCopy, keepInBrowser } from './keepInBrowser.ts';
import { findLocalGame } from './localGames.ts';
import { noteEdits } from './noteEdits.ts';
import { type AwarenessStates, readPeople } from './readPeople.ts';
import { createSaveProgress, presentSaving, type SaveEvent, stepSaving } from './SaveProgress.ts';
import { shareBetweenTabs } from './shareBetweenTabs.ts';

export interface SessionTools {
  readonly api: () => Promise<ApiClient>;
  readonly user: User | null;
  /** Where files of games are served. */
  readonly uiOrigin: string;
}

/** Why a game cannot be opened, in words for whoever wanted to. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}

const NOBODY: OwnPresence = { place: null, pointer: null, doing: null, selection: [] };
const GUEST = { id: 'guest', name: 'Guest' };

/** Opens a game that is kept in this browser alone. */
export async function openLocalSession(localId: string, tools: SessionTools): Promise<EditorSession> {
  const doc = new Y.Doc();
  const saving = createStore<SaveState>('loading');
  const copy = await keepInBrowser(doc, localId, () => saving.set('failed'));
  if (!copy.wasFound) {
    await copy.destroy();
    throw new CannotOpen(
      findLocalGame(localId) === null
        ? 'There is no such game in this browser. Games begun without an account stay where they were begun.'
        : 'This browser has forgotten the game: its storage was cleared, or it keeps nothing in private windows.',
    );
  }
  const stopSharing = shareBetweenTabs(doc, localId);
  saving.set('local');
  const identity = createStore<GameIdentity>({ kind: 'local', localId });
  const bits = startSession({ doc, tools, identity, saving, canEdit: true, gameKey: localId });
  const stopNoting = noteEdits(bits.editor, localId);
  return finish(bits, tools, {
    undoneChange: createStore<string | null>(null),
    people: createStore<readonly Presence[]>([]),
    tellPresence: () => {},
    destroy() {
      stopNoting();
      stopSharing();
      void copy.destroy();
    },
  });
}

/** Opens a game on the server, together with whoever else has it open. */
export async function openStoredSession(gameSlug: string, tools: SessionTools): Promise<EditorSession> {
  const client = await tools.api();
  const [{ data: game }, { connectDraft }] = await Promise.all([
    client.openGame({ params: { gameSlug } }),
    import('./connectDraft.ts'),
  ]);
  const doc = new Y.Doc();
  const saving = createStore<SaveState>('loading');
  const progress = createStore(createSaveProgress());
  const tell = (event: SaveEvent) => {
    progress.update((now) => stepSaving(now, event));
    saving.set(presentSaving(progress.get()));
  };
  const copy = await keepInBrowser(doc, game._id, () => tell({ kind: 'no-copy' }));
  const { _id: gameId, role, release, playersLimit, socket } = game;
  const identity = createStore<GameIdentity>({
    kind: 'stored',
    gameId,
    gameSlug: game.gameSlug,
    role,
    release,
    playersLimit,
  });
  const undoneChange = createStore<string | null>(null);
  const roles = { set: (_role: DraftRole) => {} };
  const connection = connectDraft({
    doc,
    gameId,
    socket,
    hasOldEdits: copy.wasFound === true && role !== 'viewer',
    progress: progress.get,
    tell,
    onRole: (changed) => roles.set(changed),
    onChangeUndone: undoneChange.set,
  });
  if (copy.wasFound) tell({ kind: 'loaded' });
  await untilReadable(doc, copy, saving);
  const canEdit = role !== 'viewer';
  const bits = startSession({ doc, tools, identity, saving, canEdit, gameKey: gameId });
  roles.set = (changed) => {
    identity.update((now) => (now.kind === 'stored' ? { ...now, role: changed } : now));
    bits.editor.canEdit.set(changed !== 'viewer');
  };
  const stopEnding = saving.subscribe(() => saving.get() === 'removed' && bits.editor.canEdit.set(false));
  const { people, tellPresence } = sharePresence(connection);
  return finish(bits, tools, {
    undoneChange,
    people,
    tellPresence,
    destroy() {
      stopEnding();
      connection.destroy();
      void copy.destroy();
    },
  });
}

const UNREADABLE: { readonly [state in SaveState]?: string } = {
  removed: 'The game is not there any more, or it is not shared with you any more.',
  'too-complex': 'This draft is too complex to open right now. Try again in ten minutes.',
};

/** Until there is something to show: the copy in this browser, or what the server sends. */
function untilReadable(doc: Y.Doc, copy: BrowserCopy, saving: Store<SaveState>): Promise<void> {
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
  readonly tools: SessionTools;
  readonly identity: Store<GameIdentity>;
  readonly saving: Store<SaveState>;
  readonly canEdit: boolean;
  /** Under which the workspace is remembered. */
  readonly gameKey: string;
}

interface Bits extends Start {
  readonly editor: Editor;
}

function startSession(start: Start): Bits {
  const { user } = start.tools;
  const person = user === null ? GUEST : { id: user._id, name: user.local.username };
  const editor = createEditor({
    draft: openDraft(start.doc),
    person,
    canEdit: start.canEdit,
    now: () => Date.now(),
  });
  return { ...start, editor };
}

type Rest = Pick<EditorSession, 'undoneChange' | 'people' | 'tellPresence' | 'destroy'>;

function finish(bits: Bits, tools: SessionTools, rest: Rest): EditorSession {
  const { undoneChange, people, tellPresence, destroy } = rest;
  const { editor, identity, saving } = bits;
  const problems = createStore<readonly DraftProblem[]>([]);
  const changes = createStore<number | null>(null);
  const check = checkDraft(editor, { problems, changes });
  const stopFollowing = followRelease(check, identity, tools.api);
  const workspace = openWorkspace(bits.gameKey);
  const assetUrl = (file: string) => `${tools.uiOrigin}/files/${encodeURIComponent(file)}`;
  const playtest = createPlaytest({ editor, assetUrl, panelUrl: `${tools.uiOrigin}/panels/preview` });
  return {
    editor,
    identity,
    saving,
    undoneChange,
    people,
    tellPresence,
    problems,
    findings: createStore<readonly ScriptFinding[]>([]),
    changes,
    workspace: workspace.store,
    overlay: createStore<Overlay | null>(null),
    playtest,
    api: tools.api,
    assetUrl,
    destroy() {
      playtest.stop();
      stopFollowing();
      check.stop();
      workspace.close();
      destroy();
      editor.destroy();
      bits.doc.destroy();
    },
  };
}

/** Changes are counted from the live release: another one after publishing and after going back. */
function followRelease(
  check: DraftCheck,
  identity: Store<GameIdentity>,
  api: SessionTools['api'],
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
  check: DraftCheck,
  identity: GameIdentity,
  api: SessionTools['api'],
): Promise<void> {
  if (identity.kind !== 'stored' || identity.release === null) return;
  const { gameId: id, release } = identity;
  try {
    const client = await api();
    check.compareWith((await client.readRelease({ params: { id, release } })) as Json);
  } catch (error) {
    // Only the count beside Publish is missing then.
    reportError(error);
  }
}

function sharePresence({ awareness }: DraftConnection): Pick<EditorSession, 'people' | 'tellPresence'> {
  const people = createStore<readonly Presence[]>([]);
  awareness.on('change', () => {
    people.set(readPeople(awareness.getStates() as AwarenessStates, awareness.clientID));
  });
  awareness.setLocalStateField('presence', NOBODY);
  return {
    people,
    tellPresence(presence) {
      const now = (awareness.getLocalState()?.['presence'] ?? NOBODY) as OwnPresence;
      awareness.setLocalStateField('presence', { ...now, ...presence });
    },
  };
}
