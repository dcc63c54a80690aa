import { useState } from 'react';
import { readProblem } from '../../forms/readProblem.ts';
import type { GameIdentity, SaveState } from '../session/EditorSession.ts';
import { useSession } from '../session/SessionContext.ts';
import { waitUntilSaved } from '../session/waitUntilSaved.ts';
import { downloadFile } from '../start/downloadFile.ts';
import { type ExportMode, type ExportProgress, fetchExport } from './fetchExport.ts';

export type ExportState =
  | { readonly kind: 'idle' | 'saving' | 'packing' }
  | ({ readonly kind: 'loading' } & ExportProgress)
  | { readonly kind: 'done'; readonly name: string; readonly bytes: number }
  | { readonly kind: 'failed'; readonly message: string };

const NOT_SAVED: { readonly [state in SaveState]?: string } = {
  offline: 'There is no connection, so your last edits are not on the server yet. Export when it is back.',
  failed: 'Your last edits could not be stored, so they would not be in the export.',
  removed: 'The game is in the trash, or it is not shared with you any more.',
  'too-complex': 'Your last changes are too complex to be saved, so they would not be in the export.',
};

/** From the press to the file, step by step. */
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
      setState({ kind: 'failed', message: readProblem(error).message });
    }
  };
  return { state, isBusy, run: (mode: ExportMode) => void (isBusy || work(mode)) };
}
