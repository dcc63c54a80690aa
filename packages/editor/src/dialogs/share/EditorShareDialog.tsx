import { useNavigate } from 'react-router';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { showProblems } from '../../locations/showProblems.ts';
import { AccountRequired } from '../AccountRequired.tsx';
import ShareGame from './ShareGame.tsx';

/** Collaborators, and a link to test the draft with others. */
export default function EditorShareDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const identity = useStore(session.identity);
  const navigate = useNavigate();
  if (identity.kind === 'local') {
    return (
      <AccountRequired title="Build together" onClose={onClose}>
        Create an account to invite friends with a link, build the same game at the same time, and open it on
        a phone with a QR code. The game you have open will move to your account.
      </AccountRequired>
    );
  }
  const { gameId, gameSlug, role } = identity;
  return (
    <ShareGame
      game={{ id: gameId, slug: gameSlug, role }}
      problemsLink={{ label: 'Show problems', open: () => showProblems(session) }}
      onClose={onClose}
      onLeft={() => void navigate('/create')}
    />
  );
}
