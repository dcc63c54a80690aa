import { createStore, type Store } from '@playloom/editor-core';
import type { EditorView } from '@codemirror/view';
import type { EditorSession } from '../../session/EditorSession.ts';
import { getPartState } from '../../session/SessionContext.ts';

/** State shared by the panel editor and its inspector. */
interface PanelEditorState {
  readonly view: Store<EditorView | null>;
}

export function getPanelEditorState(session: EditorSession): PanelEditorState {
  return getPartState(session, createPanelEditorState);
}

function createPanelEditorState(): PanelEditorState {
  return { view: createStore<EditorView | null>(null) };
}
