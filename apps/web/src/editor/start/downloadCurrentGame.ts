import { materialize } from '@playloom/draft';
import { formatGameFileName, writeGameFile } from '@playloom/editor-core';
import type { Json } from '@playloom/game-format';
import type { EditorSession } from '../session/EditorSession.ts';
import { fetchGameFiles } from './gameFiles.ts';
import { downloadFile } from './downloadFile.ts';

/** Downloads the game file, including its images and sounds. */
export function downloadCurrentGame(session: EditorSession): void {
  const document = materialize(session.editor.draft);
  void downloadGame(session.editor.game.get().settings.title, document, session.assetUrl);
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
