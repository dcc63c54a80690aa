import type { Skin, SkinGame } from '@playloom/api-contract';
import { Button, EmptyState, LabeledField, Select } from '@playloom/design-system';
import { Link, useNavigate } from 'react-router';
import { EmptyListArt } from '../../art/EmptyListArt.tsx';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { OwnSkins } from './OwnSkins.tsx';
import { SkinForm } from './SkinForm.tsx';

interface SkinSubmissionPageProps {
  games: readonly SkinGame[];
  /** Null for users who are not logged in. */
  skins: readonly Skin[] | null;
  chosen: SkinGame | null;
}

export function SkinSubmissionPage({ games, skins, chosen }: SkinSubmissionPageProps) {
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-16">
      <h1 className="text-title">Skins</h1>
      <p className="mt-4 max-w-[56ch] text-lg text-text-2">
        Design your own look for a game. Once its creator approves it, all players see it.
      </p>
      {chosen === null ? (
        <NoGames />
      ) : (
        <SubmitSkin games={games} chosen={chosen} isVisitor={skins === null} />
      )}
      {skins !== null && skins.length > 0 && <OwnSkins skins={skins} />}
    </main>
  );
}

function SubmitSkin({
  games,
  chosen,
  isVisitor,
}: Omit<SkinSubmissionPageProps, 'skins'> & { chosen: SkinGame; isVisitor: boolean }) {
  const navigate = useNavigate();
  const dialogs = useDialogs();
  return (
    <section aria-labelledby="hand-in" className="edge mt-8 rounded-lg bg-surface p-5 desk:p-8">
      <h2 id="hand-in" className="text-panel">
        Submit a skin
      </h2>
      <div className="mt-5 max-w-[420px]">
        <LabeledField label="Game">
          <Select
            options={games.map(({ gameSlug, title }) => ({ value: gameSlug, label: title }))}
            value={chosen.gameSlug}
            onValueChange={(slug) =>
              void navigate(`?game=${encodeURIComponent(slug)}`, { preventScrollReset: true, replace: true })
            }
          />
        </LabeledField>
      </div>
      {isVisitor ? (
        <div className="mt-6 grid justify-items-start gap-3">
          <p className="text-text-2">Log in to submit a skin for {chosen.title}.</p>
          <Button variant="primary" onClick={() => dialogs.open({ kind: 'login' })}>
            Log In
          </Button>
        </div>
      ) : (
        <SkinForm key={chosen._id} game={chosen} />
      )}
    </section>
  );
}

function NoGames() {
  return (
    <EmptyState
      className="edge mt-8 rounded-lg bg-surface"
      illustration={<EmptyListArt className="h-auto w-[280px]" />}
      title="No games accept skins yet"
      action={
        <Button variant="primary" asChild>
          <Link to="/create">Make a game</Link>
        </Button>
      }
    >
      Games that accept skins are listed here. To accept skins in your own game, open its Skins tab.
    </EmptyState>
  );
}
