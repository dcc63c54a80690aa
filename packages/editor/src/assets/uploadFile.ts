import { ApiError } from '@playloom/api-contract';
import { planAsset, runCommand } from '@playloom/editor-core';
import type { EditorSession } from '../session/EditorSession.ts';

type UploadResult =
  | { readonly kind: 'done'; readonly id: string }
  /** The game is stored only in this browser. Files can only be uploaded to a game on the server. */
  | { readonly kind: 'needs-account' }
  | { readonly kind: 'failed'; readonly message: string };

/** Stores an image or a sound with the game and adds it to the assets. */
export async function uploadFile(session: EditorSession, file: File): Promise<UploadResult> {
  const identity = session.identity.get();
  if (identity.kind === 'local') return { kind: 'needs-account' };
  const form = new FormData();
  form.set('file', file);
  try {
    const client = await session.api();
    const { data } = await client.uploadAsset({ params: { id: identity.gameId }, form });
    const name = file.name.replace(/\.[^.]*$/, '').slice(0, 60);
    const asset = { kind: data.kind, name, file: data.file, isPixelArt: (data.width ?? 1000) <= 64 };
    const { id, command } = planAsset(session.editor.game.get(), asset);
    if (command !== null) runCommand(session.editor, command);
    return { kind: 'done', id };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'failed', message: error.body.message };
    reportError(error);
    return {
      kind: 'failed',
      message: 'The file couldn’t be uploaded. Check your connection and try again.',
    };
  }
}
