import type { Game } from '@playloom/game-format';
import { applySnapshot, createWireNames, createClientView, decodeServerMessage } from '@playloom/protocol';
import type { Page } from 'playwright-core';

/** Reads the messages from the room and finds the first snapshot that contains the player's unit, counted from 1. */
export function watchOwnUnit(page: Page, game: Game): { readonly snapshot: Promise<number> } {
  const found = Promise.withResolvers<number>();
  const names = createWireNames(game);
  const view = createClientView();
  let snapshots = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload === 'string') return;
      const message = decodeServerMessage(payload);
      if (!message.ok || message.value.kind !== 'snapshot') return;
      const applied = applySnapshot(view, names, payload);
      if (!applied.ok) found.reject(new Error(applied.error));
      snapshots += 1;
      if (view.own.unit !== null) found.resolve(snapshots);
    });
  });
  return { snapshot: found.promise };
}
