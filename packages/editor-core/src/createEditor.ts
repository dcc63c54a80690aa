import { createKeys, type Draft, type LogEntry, readGame } from '@playloom/draft';
import * as Y from 'yjs';
import type { Editor, EditorPerson } from './Editor.ts';
import { readHistory } from './history/readHistory.ts';
import { createStore } from './Store.ts';

export interface EditorPlan {
  readonly draft: Draft;
  readonly person: EditorPerson;
  readonly canEdit: boolean;
  /** Milliseconds since 1970, for the history. */
  readonly now: () => number;
}

export function createEditor({ draft, person, canEdit, now }: EditorPlan): Editor {
  const origin = { person };
  const { blobs, cells } = draft.tiles;
  const undoManager = new Y.UndoManager([draft.game, blobs, cells], {
    trackedOrigins: new Set([origin]),
    // Steps begin and end with commands, not with time.
    captureTimeout: 0,
  });
  const log = draft.doc.getArray<LogEntry>('log');
  const game = createStore(readGame(draft));
  const history = createStore(readHistory(draft, undoManager));
  const tellGame = () => game.set(readGame(draft));
  const tellHistory = () => history.set(readHistory(draft, undoManager));
  draft.game.observeDeep(tellGame);
  log.observe(tellHistory);
  undoManager.on('stack-item-added', tellHistory);
  undoManager.on('stack-item-popped', tellHistory);
  undoManager.on('stack-cleared', tellHistory);
  return {
    draft,
    person,
    canEdit: createStore(canEdit),
    game,
    history,
    undoManager,
    origin,
    nextKey: createKeys(draft),
    now,
    joining: null,
    destroy() {
      draft.game.unobserveDeep(tellGame);
      log.unobserve(tellHistory);
      undoManager.destroy();
    },
  };
}
