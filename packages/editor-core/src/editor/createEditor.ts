import { createKeyGenerator, type Draft, type LogEntry, readDraftGame, readTrash } from '@playloom/draft';
import * as Y from 'yjs';
import type { Editor, EditorUser } from './Editor.ts';
import { readHistory } from './readHistory.ts';
import { createStore } from './Store.ts';

export interface EditorOptions {
  readonly draft: Draft;
  readonly person: EditorUser;
  readonly canEdit: boolean;
  /** The current time in milliseconds since 1970, for entries in the history. */
  readonly now: () => number;
}

export function createEditor({ draft, person, canEdit, now }: EditorOptions): Editor {
  const origin = { person };
  const undoManager = new Y.UndoManager([draft.game, draft.trash], {
    trackedOrigins: new Set([origin]),
    // Don't merge changes by time: each command is its own step unless its merge key says otherwise.
    captureTimeout: 0,
  });
  const log = draft.doc.getArray<LogEntry>('log');
  const game = createStore(readDraftGame(draft));
  const steps = { done: [], undone: [] };
  const history = createStore(readHistory({ draft, steps }));
  const trash = createStore(readTrash(draft));
  const updateGame = () => game.set(readDraftGame(draft));
  const updateHistory = () => history.set(readHistory({ draft, steps }));
  const updateTrash = () => trash.set(readTrash(draft));
  draft.game.observeDeep(updateGame);
  draft.trash.observe(updateTrash);
  log.observe(updateHistory);
  return {
    draft,
    person,
    canEdit: createStore(canEdit),
    game,
    history,
    trash,
    steps,
    undoManager,
    origin,
    nextKey: createKeyGenerator(draft),
    now,
    joining: null,
    destroy() {
      draft.game.unobserveDeep(updateGame);
      draft.trash.unobserve(updateTrash);
      log.unobserve(updateHistory);
      undoManager.destroy();
    },
  };
}
