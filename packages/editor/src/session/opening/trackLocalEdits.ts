import type { Editor } from '@playloom/editor-core';
import { findLocalGame, saveLocalGame } from '../../localGames/localGames.ts';

const QUIET_MS = 1000;

/**
 * Updates a local game's title and edit time, which the start screen lists. Returns a function that stops
 * this.
 */
export function trackLocalEdits(editor: Editor, localId: string): () => void {
  const state = { timer: 0 };
  const note = () => {
    const { title } = editor.game.get().settings;
    const known = findLocalGame(localId) ?? { adoptedAs: null };
    saveLocalGame({ ...known, id: localId, title, editedAt: editor.now() });
  };
  const handleUpdate = () => {
    clearTimeout(state.timer);
    state.timer = window.setTimeout(note, QUIET_MS);
  };
  editor.draft.doc.on('update', handleUpdate);
  return () => {
    clearTimeout(state.timer);
    editor.draft.doc.off('update', handleUpdate);
  };
}
