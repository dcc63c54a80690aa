import { materialise } from '@playloom/draft';
import type { EditorSession } from '../session/EditorSession.ts';

/** Hands the whole game to the browser's downloads. */
export function exportGame(session: EditorSession): void {
  const json = JSON.stringify(materialise(session.editor.draft), null, 1);
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${session.editor.game.get().settings.title || 'game'}.json`;
  link.click();
  // Not at once: some browsers read the address only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
