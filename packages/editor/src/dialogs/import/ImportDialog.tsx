import { FileButton } from '@playloom/design-system/FileButton';
import { Modal } from '@playloom/design-system/Modal';
import { materialize } from '@playloom/draft';
import { type Game, type Json, parseGame } from '@playloom/game-format';
import FolderOpen from 'lucide-react/icons/folder-open';
import { useId, useState } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { replaceDraft } from '../../session/replaceDraft.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { renameGameFiles, uploadGameFiles } from '../../gameFiles/gameFiles.ts';
import { IMPORT_FILE_TYPES } from './importFileTypes.ts';
import { type ImportResult, readImport } from './readImport.ts';
import { ImportReportList } from './ImportReportList.tsx';
import './import.css';

type Found = Exclude<ImportResult, { kind: 'failed' }>;

/**
 * Imports a file into the open game. A Tiled file replaces the map, a game file the whole game. Undo restores
 * the previous state.
 */
export default function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const canEdit = useStore(session.editor.canEdit);
  const [names, setNames] = useState<readonly string[]>([]);
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const choose = async (files: readonly File[]) => {
    setNames(files.map(({ name }) => name));
    setFound(null);
    setProblem(null);
    const read = await readImport(files);
    if (read.kind === 'failed') setProblem(read.why);
    else setFound(read);
  };
  const take = async () => {
    if (found === null) return;
    setIsBusy(true);
    try {
      const failure = await importIntoGame(session, found);
      if (failure === null) onClose();
      else setProblem(failure);
    } catch (error) {
      setProblem(toErrorBody(error).message);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Modal
      open
      onOpenChange={onClose}
      title="Import into this game"
      size="md"
      description="A Tiled map replaces this game’s map. A game file replaces the whole game. You can undo this."
    >
      <div className="ed-app start-form">
        <ImportFilePicker names={names} isDisabled={!canEdit} onChoose={(files) => void choose(files)} />
        {problem !== null && (
          <p className="start-problem" role="alert">
            {problem}
          </p>
        )}
        {found !== null && <ImportReportList report={found.report} />}
        {found !== null && (
          <button
            type="button"
            className="ed-button start-tall"
            data-tone="commit"
            aria-disabled={isBusy}
            onClick={() => isBusy || void take()}
          >
            {found.kind === 'map' ? 'Replace map' : 'Replace game'}
          </button>
        )}
      </div>
    </Modal>
  );
}

interface ImportFilePickerProps {
  /** Names of the chosen files. */
  readonly names: readonly string[];
  readonly isDisabled: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

function ImportFilePicker({ names, isDisabled, onChoose }: ImportFilePickerProps) {
  const nameId = useId();
  return (
    <div className="start-file">
      <FileButton label="Game or map file" multiple accept={IMPORT_FILE_TYPES} onChoose={onChoose}>
        <button type="button" className="ed-button" disabled={isDisabled} aria-describedby={nameId}>
          <FolderOpen size={15} aria-hidden="true" />
          Choose file
        </button>
      </FileButton>
      <span id={nameId} className="ed-name">
        {names.length === 0 ? 'No file chosen' : names.join(', ')}
      </span>
    </div>
  );
}

/** Imports the file. Returns null, or the reason if it failed. */
async function importIntoGame(session: EditorSession, found: Found): Promise<string | null> {
  const { editor } = session;
  const now = materialize(editor.draft) as { [part: string]: Json };
  const wanted = found.kind === 'map' ? { ...now, map: found.map as unknown as Json } : found.file.document;
  const parsed = parseGame(wanted);
  if (!parsed.ok)
    return `Nothing was imported because the file has problems. ${parsed.error[0]?.message ?? ''}`;
  const name = found.kind === 'map' ? `Import the map ${found.title}` : `Import ${found.title}`;
  replaceDraft(editor, parsed.value satisfies Game, name);
  const identity = session.identity.get();
  if (identity.kind === 'stored' && Object.keys(found.file.files).length > 0) {
    const client = await session.api();
    renameGameFiles(session, (await uploadGameFiles(client, identity.gameId, found.file.files)).renamed);
  }
  return null;
}
