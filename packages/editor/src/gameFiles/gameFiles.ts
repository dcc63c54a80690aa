import type { ApiClient } from '@playloom/api-contract';
import { type EmbeddedFile, type GameFile, runCommand } from '@playloom/editor-core';
import { decodeBase64, encodeBase64, type Json } from '@playloom/game-format';
import type { EditorSession } from '../session/EditorSession.ts';
import { listAssetFileNames } from './listAssetFileNames.ts';

/**
 * Downloads the images and sounds of a game. Files that can't be downloaded are left out, but the document
 * still refers to them.
 */
export async function fetchGameFiles(
  document: Json,
  assetUrl: (file: string) => string,
): Promise<GameFile['files']> {
  const found = await Promise.all(
    listAssetFileNames(document).map(async (name): Promise<[string, EmbeddedFile] | null> => {
      const answer = await fetch(assetUrl(name), { credentials: 'omit' }).catch(() => null);
      if (answer === null || !answer.ok) return null;
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      return [name, { type, data: encodeBase64(new Uint8Array(await answer.arrayBuffer())) }];
    }),
  );
  return Object.fromEntries(found.filter((entry) => entry !== null));
}

/**
 * Uploads the images and sounds of a game file. Returns the new names by old name, and the names of rejected
 * files.
 */
export async function uploadGameFiles(
  client: Pick<ApiClient, 'uploadAsset'>,
  gameId: string,
  files: GameFile['files'],
): Promise<{ readonly renamed: ReadonlyMap<string, string>; readonly rejected: readonly string[] }> {
  const renamed = new Map<string, string>();
  const rejected: string[] = [];
  for (const [name, { type, data }] of Object.entries(files)) {
    const bytes = decodeBase64(data);
    if (bytes === null) {
      rejected.push(name);
      continue;
    }
    const form = new FormData();
    form.set('file', new File([bytes.slice()], name, { type }));
    try {
      const { file } = (await client.uploadAsset({ params: { id: gameId }, form })).data;
      if (file !== name) renamed.set(name, file);
    } catch {
      rejected.push(name);
    }
  }
  return { renamed, rejected };
}

/** Replaces the file names in the draft with those on the server. */
export function renameGameFiles({ editor }: EditorSession, renamed: ReadonlyMap<string, string>): void {
  const edits = Object.entries(editor.game.get().assets).flatMap(([id, { file }]) => {
    const name = renamed.get(file);
    return name === undefined
      ? []
      : [{ kind: 'set' as const, path: ['assets', id, 'file'], value: name as Json }];
  });
  if (edits.length > 0) runCommand(editor, { label: 'Import images and sounds', edits });
}
