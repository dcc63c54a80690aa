import type { ToastStore } from '@playloom/design-system';
import { materialize } from '@playloom/draft';
import { formatGameFileName, writeGameFile } from '@playloom/editor-core';
import type { Json } from '@playloom/game-format';
import type { EditorSession } from '../session/EditorSession.ts';
import { fetchGameFiles } from './gameFiles.ts';
import { downloadFile } from './downloadFile.ts';

/** Downloads the game file, including its images and sounds, and shows a message about the result. */
export async function downloadCurrentGame(
  session: EditorSession,
  toasts: Pick<ToastStore, 'show' | 'showError'>,
): Promise<void> {
  const { title } = session.editor.game.get().settings;
  try {
    await downloadGame(title, materialize(session.editor.draft), session.assetUrl);
  } catch (error) {
    reportError(error);
    toasts.showError('The game couldn’t be exported. Try again.');
    return;
  }
  toasts.show(`Exported as ${formatGameFileName(title)}.`, { type: 'success' });
}

export async function downloadGame(
  title: string,
  document: Json,
  assetUrl: (file: string) => string,
): Promise<void> {
  const files = await fetchGameFiles(document, assetUrl);
  downloadFile(
    formatGameFileName(title),
    new Blob([writeGameFile({ document, files })], { type: 'application/json' }),
  );
}
