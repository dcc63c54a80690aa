import { serializeDraftMessage } from '@playloom/api-contract';
import { type Draft, watchLimits } from '@playloom/draft';
import type { Problem } from '@playloom/game-format';
import type { Connection } from '@hocuspocus/server';
import * as Y from 'yjs';

interface EditorOrigin {
  readonly source: 'connection';
  readonly connection: Connection;
}

/**
 * Undoes every edit that brings a draft over a limit, for all editors, and sends its author the reason. Earlier
 * content and edits of others stay.
 */
export function revertEditsOverLimits(draft: Draft): void {
  const last = new Y.UndoManager(draft.game, {
    captureTimeout: 0,
    trackedOrigins: new Set<unknown>([Object]),
    captureTransaction: ({ origin }) => isFromEditor(origin),
  });
  const state: { exceeded: Problem | null } = { exceeded: null };
  watchLimits(draft, (problem, origin) => {
    if (isFromEditor(origin)) state.exceeded ??= problem;
  });
  draft.doc.on('afterTransaction', ({ doc: { store }, origin }: Y.Transaction) => {
    if (!isFromEditor(origin)) return;
    // Drops items that depend on missing ones, because together they could be nested deeper than each edit was.
    // The editor sends everything again with its next sync.
    store.pendingStructs = null;
    store.pendingDs = null;
    const { exceeded } = state;
    state.exceeded = null;
    if (exceeded !== null) takeBack(last, origin.connection, exceeded);
    // Forgets the edit, so that a later undo reverts only the edit that exceeds a limit.
    last.clear();
  });
}

function takeBack(last: Y.UndoManager, connection: Connection, { path, message }: Problem): void {
  last.undo();
  connection.sendStateless(serializeDraftMessage({ kind: 'taken-back', path, message }));
}

function isFromEditor(origin: unknown): origin is EditorOrigin {
  return typeof origin === 'object' && origin !== null && Reflect.get(origin, 'source') === 'connection';
}
