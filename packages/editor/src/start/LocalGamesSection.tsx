import { ToolButton } from '@playloom/design-system/ToolButton';
import HardDrive from 'lucide-react/icons/hard-drive';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import { LazyDialog } from '../loading/LazyDialog.tsx';
import type { LocalGame } from '../localGames/localGames.ts';
import { getLocalEditorPath } from '../session/readEditorRequest.ts';
import { useMountTime } from '@playloom/site/time/useMountTime.ts';

const DeleteLocalGameDialog = lazy(() => import('./DeleteLocalGameDialog.tsx'));

/** Games that were started in this browser without an account. */
export function LocalGamesSection({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { games, forget } = useLocalGames();
  const dialogs = useDialogs();
  const now = useMountTime();
  const [leaving, setLeaving] = useState<LocalGame | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const ask = (game: LocalGame) => {
    setLeaving(game);
    setIsAsking(true);
  };
  const shown = games.filter(({ adoptedAs }) => adoptedAs === null);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="start-local">
      <header className="start-section">
        <h2 id="start-local">{isSignedIn ? 'Started without an account' : 'Your games'}</h2>
        <span>Stored only in this browser</span>
      </header>
      <ul className="start-list">
        {shown.map((game) => (
          <li key={game.id} className="start-row" data-local="">
            <HardDrive size={16} aria-hidden="true" />
            <Link to={getLocalEditorPath(game.id)}>{game.title}</Link>
            <span className="start-row-word">
              Edited <Time at={game.editedAt} format="relative" now={now} />
            </span>
            {isSignedIn && (
              <Link className="ed-button" data-size="s" to={getLocalEditorPath(game.id)}>
                Move to account
              </Link>
            )}
            <ToolButton label={`Delete ${game.title}`} Icon={Trash2} onClick={() => ask(game)} />
          </li>
        ))}
      </ul>
      {!isSignedIn && (
        <p className="start-gives">
          With an account, you can open your games on any computer, build with friends, and publish.
          <button
            type="button"
            className="ed-button"
            data-size="s"
            onClick={() => dialogs.open({ kind: 'sign-up' })}
          >
            Sign Up
          </button>
        </p>
      )}
      {leaving !== null && (
        <LazyDialog>
          <DeleteLocalGameDialog
            title={leaving.title}
            open={isAsking}
            onOpenChange={setIsAsking}
            onConfirm={() => forget(leaving.id)}
          />
        </LazyDialog>
      )}
    </section>
  );
}

/**
 * Reads the list after the first render, because it is stored in the browser and the server can't render it.
 */
function useLocalGames() {
  const [games, setGames] = useState<readonly LocalGame[]>([]);
  useEffect(() => {
    const visit = { isOver: false };
    const read = async () => {
      const { listLocalGames } = await import('../localGames/localGames.ts');
      if (!visit.isOver) setGames(listLocalGames());
    };
    const refresh = () => void read();
    refresh();
    window.addEventListener('storage', refresh);
    return () => {
      visit.isOver = true;
      window.removeEventListener('storage', refresh);
    };
  }, []);
  const forget = async (id: string) => {
    const { deleteLocalGame, listLocalGames } = await import('../localGames/localGames.ts');
    deleteLocalGame(id);
    setGames(listLocalGames());
  };
  return { games, forget };
}
