import { createStore, type Store } from '@playloom/editor-core';
import type { EditorView } from '@codemirror/view';
import type { EditorSession } from '../session/EditorSession.ts';

/** State shared by the panel editor and its inspector. */
interface PanelEditorState {
  readonly view: Store<EditorView | null>;
}

const statesBySession = new WeakMap<EditorSession, PanelEditorState>();

export function getPanelEditorState(session: EditorSession): PanelEditorState {
  const known = statesBySession.get(session);
  if (known !== undefined) return known;
  const editorState: PanelEditorState = { view: createStore<EditorView | null>(null) };
  statesBySession.set(session, editorState);
  return editorState;
}
