import { useState } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import type { GameIdentity, SaveState } from '../../session/EditorSession.ts';
import { useSession } from '../../session/SessionContext.ts';
import { waitUntilSaved } from '../../session/waitUntilSaved.ts';
import { downloadFile } from '../../gameFiles/downloadFile.ts';
import { type ExportMode, type ExportProgress, fetchExport } from './fetchExport.ts';

export type ExportState =
  | { readonly kind: 'idle' | 'saving' | 'packing' }
  | ({ readonly kind: 'loading' } & ExportProgress)
  | { readonly kind: 'done'; readonly name: string; readonly bytes: number }
  | { readonly kind: 'failed'; readonly message: string };

const NOT_SAVED: { readonly [state in SaveState]?: string } = {
  offline: 'You’re offline, so your latest edits are not on the server yet. Export when you’re back online.',
  failed: 'Your game wasn’t exported because your latest edits couldn’t be saved. Try again in a moment.',
  removed: 'You can’t export this game because it’s in the trash or no longer shared with you.',
  'too-complex':
    'Your game wasn’t exported because your latest changes are too complex to save. Undo them, reload the page, and try again.',
};

/** Runs an export: waits until the draft is saved, downloads the zip, and reports the progress. */
export function useExport({ gameId, gameSlug }: Extract<GameIdentity, { kind: 'stored' }>) {
  const { saving } = useSession();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const isBusy = state.kind === 'saving' || state.kind === 'packing' || state.kind === 'loading';
  const work = async (mode: ExportMode): Promise<void> => {
    setState({ kind: 'saving' });
    const message = NOT_SAVED[await waitUntilSaved(saving)];
    if (message !== undefined) return setState({ kind: 'failed', message });
    setState({ kind: 'packing' });
    try {
      const zip = await fetchExport(gameId, mode, (progress) => setState({ kind: 'loading', ...progress }));
      const name = `${gameSlug}.zip`;
      downloadFile(name, zip);
      setState({ kind: 'done', name, bytes: zip.size });
    } catch (error) {
      setState({ kind: 'failed', message: toErrorBody(error).message });
    }
  };
  return { state, isBusy, run: (mode: ExportMode) => void (isBusy || work(mode)) };
}
