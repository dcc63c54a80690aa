import { materialise } from '@playloom/draft';
import { nameGameFile, writeGameFile } from '@playloom/editor-core';
import type { Json } from '@playloom/game-format';
import type { EditorSession } from '../session/EditorSession.ts';
import { fetchFiles } from './carryFiles.ts';
import { saveFile } from './saveFile.ts';

/** Hands the whole game with its pictures and sounds to the browser's downloads. */
export function exportGame(session: EditorSession): void {
  const document = materialise(session.editor.draft);
  void downloadGame(session.editor.game.get().settings.title, document, session.assetUrl);
}

export async function downloadGame(
  title: string,
  document: Json,
  assetUrl: (file: string) => string,
): Promise<void> {
  const files = await fetchFiles(document, assetUrl);
  saveFile(nameGameFile(title), new Blob([writeGameFile({ document, files })], { type: 'application/json' }));
}
