import { createStore, type Store } from '@playloom/editor-core';
import type { EditorView } from '@codemirror/view';
import type { EditorSession } from '../session/EditorSession.ts';

/** What the editor of a panel and its inspector share. */
export interface PanelDesk {
  readonly view: Store<EditorView | null>;
}

const desks = new WeakMap<EditorSession, PanelDesk>();

export function panelDeskOf(session: EditorSession): PanelDesk {
  const known = desks.get(session);
  if (known !== undefined) return known;
  const desk: PanelDesk = { view: createStore<EditorView | null>(null) };
  desks.set(session, desk);
  return desk;
}
