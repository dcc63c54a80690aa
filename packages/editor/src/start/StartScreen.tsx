import { FilterInput } from '@playloom/design-system/FilterInput';
import Plus from 'lucide-react/icons/plus';
import { lazy, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { AcceptInvitePage } from '../dialogs/share/AcceptInvitePage.tsx';
import { TourWelcome } from '../guides/tour/TourWelcome.tsx';
import { LazyDialog } from '../loading/LazyDialog.tsx';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';
import { BootcampCard } from './BootcampCard.tsx';
import { ImportDropZone } from './ImportDropZone.tsx';
import { createGameForm, type GameForm, openFormWithParent } from './GameForm.ts';
import { LocalGamesSection } from './LocalGamesSection.tsx';
import { MyGames } from './MyGames.tsx';
import { BLANK_SLUG, findGameTemplate } from './GameTemplate.ts';
import { OpenSourceSection } from './OpenSourceSection.tsx';
import { StarterSection } from './StarterSection.tsx';
import { TrashSection } from './TrashSection.tsx';
import { hasPublishedGame } from './hasPublishedGame.ts';
import { useCreations } from './useCreations.ts';
import { useGameTemplates } from './useGameTemplates.ts';
import '../dialogs/import/import.css';
import './start.css';

const NewGameForm = lazy(() => import('./NewGameForm.tsx'));

/** The start screen: the user's games, templates, and imports. */
export default function StartScreen() {
  const [params] = useSearchParams();
  const token = params.get('join');
  if (token !== null && token !== '') return <AcceptInvitePage token={token} />;
  return <StartSections />;
}

function StartSections() {
  const { user } = useRootData();
  const [find, setFind] = useState('');
  const { creations, reload } = useCreations(user !== null);
  const templates = useGameTemplates();
  const { form, setForm, begin } = useGameStart(user !== null);
  useNewGameKey(() => begin(BLANK_SLUG));
  return (
    <main id="main" className="ed-app start">
      <div className="start-page">
        <TourWelcome />
        <header className="start-head">
          <h1>{user === null ? 'Make a game' : 'Your games'}</h1>
          <span className="ed-grow" />
          {user !== null && (
            <FilterInput
              label="Search your games"
              value={find}
              onValueChange={setFind}
              className="start-find"
              hasSlashKey
            />
          )}
          <button
            type="button"
            className="ed-button start-new"
            data-tone="commit"
            onClick={() => begin(BLANK_SLUG)}
          >
            <Plus size={15} aria-hidden="true" />
            New game
            <ShortcutKeys keys="N" />
          </button>
        </header>
        {user === null && (
          <p className="start-lead">
            Pick a starter game and make it your own. It opens right away, and you don’t need an account until
            you publish.
          </p>
        )}
        {!hasPublishedGame(creations) && <BootcampCard />}
        <MyGames creations={creations} find={find} reload={reload} onBegin={() => begin(BLANK_SLUG)} />
        <LocalGamesSection isSignedIn={user !== null} />
        <StarterSection templates={templates} onBegin={begin} />
        <OpenSourceSection templates={templates} username={user?.local.username ?? null} onBegin={begin} />
        <ImportDropZone />
        <TrashSection creations={creations} reload={reload} />
      </div>
      {form.show && (
        <LazyDialog>
          <NewGameForm
            form={form}
            templates={templates}
            parent={findGameTemplate(templates, form.parentGameSlug)}
            onChange={setForm}
          />
        </LazyDialog>
      )}
    </main>
  );
}

/**
 * Starts a new game: signed-in users enter a title first, others start at once. `?fork=` starts
 * automatically.
 */
function useGameStart(isSignedIn: boolean) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const fork = params.get('fork') ?? '';
  const [form, setForm] = useState<GameForm>(() =>
    fork !== '' && isSignedIn ? openFormWithParent(createGameForm(), fork) : createGameForm(),
  );
  const tour = params.get('tour');
  const begin = (slug: string) => {
    if (isSignedIn) return setForm((now) => openFormWithParent(now, slug));
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
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      const isBusy =
        target instanceof Element &&
        target.closest('input, textarea, select, [role="dialog"], [role="menu"]');
      if (isBusy || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  });
}
