import { FileButton } from '@playloom/design-system/FileButton';
import FolderOpen from 'lucide-react/icons/folder-open';
import PackageOpen from 'lucide-react/icons/package-open';
import { type DragEvent, lazy, useState } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { IMPORT_FILE_TYPES } from '../dialogs/import/importFileTypes.ts';
import { LazyDialog } from '../loading/LazyDialog.tsx';
import type { ImportedGame } from './importAsNewGame.ts';

const ImportedGameDialog = lazy(() => import('./ImportedGameDialog.tsx'));

/** Imports an exported game of Playloom or modd.io, or a map from Tiled, by drop or file picker. */
export function ImportDropZone() {
  const { state, taken, bring, forget } = useImport();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void bring([...event.dataTransfer.files]);
  };
  return (
    <section aria-labelledby="start-bring">
      <header className="start-section">
        <h2 id="start-bring">Import a game</h2>
      </header>
      <div
        className="start-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <PackageOpen size={18} aria-hidden="true" />
        <p>
          <b>Drop a file here</b>: a game exported from Playloom or modd.io, or a Tiled map (.tmj) with its
          tilesets (.tsj)
        </p>
        <FileButton
          label="Game or map file"
          multiple
          accept={IMPORT_FILE_TYPES}
          onChoose={(files) => void bring(files)}
        >
          <button type="button" className="ed-button">
            <FolderOpen size={15} aria-hidden="true" />
            Choose file
          </button>
        </FileButton>
      </div>
      <p className="start-note" role="status">
        {state === 'busy' && 'Reading the file…'}
      </p>
      {typeof state === 'object' && (
        <p className="start-problem" role="alert">
          {state.problem}
        </p>
      )}
      {taken !== null && (
        <LazyDialog>
          <ImportedGameDialog game={taken} onClose={forget} />
        </LazyDialog>
      )}
    </section>
  );
}

function useImport() {
  const { user, config } = useRootData();
  const [state, setState] = useState<'idle' | 'busy' | { readonly problem: string }>('idle');
  const [taken, setTaken] = useState<ImportedGame | null>(null);
  const bring = async (files: readonly File[]) => {
    if (files.length === 0 || state === 'busy') return;
    setState('busy');
    try {
      const [{ readImport }, { importAsNewGame }] = await Promise.all([
        import('../dialogs/import/readImport.ts'),
        import('./importAsNewGame.ts'),
      ]);
      const read = await readImport(files);
      if (read.kind === 'failed') return setState({ problem: read.why });
      setTaken(await importAsNewGame(read, { user, uiOrigin: config.uiOrigin }));
      setState('idle');
    } catch (error) {
      const isOurs = error instanceof Error && error.name.startsWith('Cannot');
      setState({ problem: isOurs ? error.message : toErrorBody(error).message });
    }
  };
  return { state, taken, bring, forget: () => setTaken(null) };
}
