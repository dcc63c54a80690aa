import { materialise } from '@playloom/draft';
import { nameGameFile, writeGameFile } from '@playloom/editor-core';
import type { Json } from '@playloom/game-format';
import type { EditorSession } from '../session/EditorSession.ts';
import { fetchFiles } from './carryFiles.ts';

/** Browsers may read the address of a download later than the press. */
const KEEP_ADDRESS_MS = 60_000;

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
  const address = URL.createObjectURL(
    new Blob([writeGameFile({ document, files })], { type: 'application/json' }),
  );
  const link = window.document.createElement('a');
  link.href = address;
  link.download = nameGameFile(title);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_ADDRESS_MS);
}
