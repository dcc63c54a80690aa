import type * as Y from 'yjs';
import type { Draft } from './Draft.ts';
import { openTiles } from './tiles/openTiles.ts';

/**
 * Opens a shared document as a draft. Call it only once per document, because it adds a listener that is never removed.
 */
export function openDraft(doc: Y.Doc): Draft {
  const draft: Draft = {
    doc,
    game: doc.getMap('game'),
    readings: new WeakMap(),
    tiles: openTiles(doc),
    trash: doc.getArray('trash'),
  };
  draft.game.observeDeep((events) => {
    for (const event of events) forgetReadings(draft, event.target);
  });
  return draft;
}

function forgetReadings(draft: Draft, changed: Y.AbstractType<unknown> | null): void {
  for (let type = changed; type !== null; type = type.parent) draft.readings.delete(type);
}
