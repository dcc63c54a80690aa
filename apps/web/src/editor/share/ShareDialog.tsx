import { useNavigate } from 'react-router';
import { useSession, useStore } from '../session/SessionContext.ts';
import { AccountRequired } from './AccountRequired.tsx';
import ShareGame from './ShareGame.tsx';

/** Who builds along, and a link to try the draft with others. */
export default function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const identity = useStore(useSession().identity);
  const navigate = useNavigate();
  if (identity.kind === 'local') {
    return (
      <AccountRequired title="Build it together" onClose={onClose}>
        With an account, friends join by a link and build in the same game at the same time, and a QR code
        opens it on a phone. The game you have here comes along.
      </AccountRequired>
    );
  }
  const { gameId, gameSlug, role } = identity;
  return (
    <ShareGame
      game={{ id: gameId, slug: gameSlug, role }}
      onClose={onClose}
      onLeft={() => void navigate('/create')}
    />
  );
}
