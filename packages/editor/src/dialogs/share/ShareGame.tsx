import { Modal } from '@playloom/design-system/Modal';
import { CollaboratorList } from './CollaboratorList.tsx';
import type { ProblemsLink, SharedGame } from './SharedGame.ts';
import { TestLink } from './TestLink.tsx';
import '../share.css';

interface Props {
  readonly game: SharedGame;
  readonly problemsLink: ProblemsLink;
  readonly onClose: () => void;
  /** Called after the user has left the game. */
  readonly onLeft: () => void;
}

export default function ShareGame({ game, problemsLink, onClose, onLeft }: Props) {
  return (
    <Modal open onOpenChange={onClose} title="Share" size="md">
      <div className="ed-app share-body">
        <CollaboratorList game={game} onLeft={onLeft} />
        {game.role !== 'viewer' && <TestLink game={game} problemsLink={problemsLink} />}
      </div>
    </Modal>
  );
}
