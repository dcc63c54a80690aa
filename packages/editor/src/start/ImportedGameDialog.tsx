import { Modal } from '@playloom/design-system/Modal';
import { useNavigate } from 'react-router';
import { ImportReportList } from '../dialogs/import/ImportReportList.tsx';
import type { ImportedGame } from './importAsNewGame.ts';

interface Props {
  readonly game: ImportedGame;
  readonly onClose: () => void;
}

/** Reports what an import has converted, and opens the new game. */
export default function ImportedGameDialog({ game, onClose }: Props) {
  const navigate = useNavigate();
  return (
    <Modal
      open
      onOpenChange={onClose}
      title="Game imported"
      size="md"
      description="See what was imported, changed, and left out."
    >
      <div className="ed-app">
        <ImportReportList report={game.report} />
        <p className="start-word-actions">
          <button
            type="button"
            className="ed-button start-tall"
            data-tone="commit"
            onClick={() => void navigate(game.path)}
          >
            Open game
          </button>
        </p>
      </div>
    </Modal>
  );
}
