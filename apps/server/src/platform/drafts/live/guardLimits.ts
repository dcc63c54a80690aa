import { writeDraftMessage } from '@playloom/api-contract';
import { type Draft, watchLimits } from '@playloom/draft';
import type { Problem } from '@playloom/game-format';
import type { Connection } from '@hocuspocus/server';
import * as Y from 'yjs';

interface EditorOrigin {
  readonly source: 'connection';
  readonly connection: Connection;
}

/**
 * Takes back every edit that brings a draft over a limit, as an undo that all editors get, and tells its writer why.
 * Nothing else is touched: what was there before, and what others do, stays.
 */
export function guardLimits(draft: Draft): void {
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
    // Parts that build on missing ones do not wait for them: together they could be nested deeper than each edit was.
    // An editor sends all of it again with its next exchange.
    store.pendingStructs = null;
    store.pendingDs = null;
    const { exceeded } = state;
    state.exceeded = null;
    if (exceeded !== null) takeBack(last, origin.connection, exceeded);
    // Only the last edit can be taken back: earlier ones need not be remembered.
    last.clear();
  });
}

function takeBack(last: Y.UndoManager, connection: Connection, { path, message }: Problem): void {
  last.undo();
  connection.sendStateless(writeDraftMessage({ kind: 'taken-back', path, message }));
}

function isFromEditor(origin: unknown): origin is EditorOrigin {
  return typeof origin === 'object' && origin !== null && Reflect.get(origin, 'source') === 'connection';
}
