import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useRoot } from '../../session/useRoot.ts';
import { JoinGame } from '../share/JoinGame.tsx';
import { StartTour } from '../tour/StartTour.tsx';
import { Keys } from '../ui/Keys.tsx';
import { BootcampCard } from './BootcampCard.tsx';
import { BringIn } from './BringIn.tsx';
import { createGameForm, type GameForm, openGameForm } from './GameForm.ts';
import { LocalShelf } from './LocalShelf.tsx';
import { MyGames } from './MyGames.tsx';
import { NewGame } from './NewGame.tsx';
import { BLANK_SLUG, findOffer } from './Offer.ts';
import { OpenSourceShelf } from './OpenSourceShelf.tsx';
import { StarterShelf } from './StarterShelf.tsx';
import { FindField } from './FindField.tsx';
import { TrashShelf } from './TrashShelf.tsx';
import { useCreations } from './useCreations.ts';
import { useOffers } from './useOffers.ts';
import './start.css';

/** Where making games begins: one's own, those to begin with, and what one brings along. */
export default function StartScreen() {
  const [params] = useSearchParams();
  const token = params.get('join');
  if (token !== null && token !== '') return <JoinGame token={token} />;
  return <Shelves />;
}

function Shelves() {
  const { user } = useRoot();
  const [find, setFind] = useState('');
  const { creations, reload } = useCreations(user !== null);
  const offers = useOffers();
  const { form, setForm, begin } = useBegin(user !== null);
  useNewGameKey(() => begin(BLANK_SLUG));
  return (
    <main id="main" className="ed-app start">
      <div className="start-page">
        <StartTour />
        <header className="start-head">
          <h1>{user === null ? 'Make a game' : 'Your games'}</h1>
          <span className="ed-grow" />
          {user !== null && <FindField value={find} onChange={setFind} />}
          <button
            type="button"
            className="ed-button start-new"
            data-tone="commit"
            onClick={() => begin(BLANK_SLUG)}
          >
            <Plus size={15} aria-hidden="true" />
            New game
            <Keys keys="N" />
          </button>
        </header>
        {user === null && (
          <p className="start-lead">
            Pick something that works and change it. It opens at once, runs while you build, and needs no
            account until you want to publish.
          </p>
        )}
        <BootcampCard />
        <MyGames creations={creations} find={find} reload={reload} onBegin={() => begin(BLANK_SLUG)} />
        <LocalShelf isSignedIn={user !== null} />
        <StarterShelf offers={offers} onBegin={begin} />
        <OpenSourceShelf offers={offers} onBegin={begin} />
        <BringIn />
        <TrashShelf creations={creations} reload={reload} />
      </div>
      {form.show && (
        <NewGame
          form={form}
          offers={offers}
          parent={findOffer(offers, form.parentGameSlug)}
          onChange={setForm}
        />
      )}
    </main>
  );
}

/** Whoever has an account names the game first; everybody else is in it at once. `?fork=` begins by itself. */
function useBegin(isSignedIn: boolean) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const fork = params.get('fork') ?? '';
  const [form, setForm] = useState<GameForm>(() =>
    fork !== '' && isSignedIn ? openGameForm(createGameForm(), fork) : createGameForm(),
  );
  const tour = params.get('tour');
  const begin = (slug: string) => {
    if (isSignedIn) return setForm((now) => openGameForm(now, slug));
    const rest = tour === null ? '' : `&tour=${tour}`;
    void navigate(`/create?starter=${encodeURIComponent(slug)}${rest}`);
  };
  useEffect(() => {
    if (fork === '' || isSignedIn) return;
    void navigate(`/create?starter=${encodeURIComponent(fork)}`, { replace: true });
  }, [fork, isSignedIn, navigate]);
  return { form, setForm, begin };
}

function useNewGameKey(act: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      const isBusy =
        target instanceof Element &&
        target.closest('input, textarea, select, [role="dialog"], [role="menu"]');
      if (isBusy || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  });
}
