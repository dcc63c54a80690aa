import type { Skin, SkinCharacter } from '@playloom/api-contract';
import { EmptyState, LinkText } from '@playloom/design-system';
import { Link } from 'react-router';
import { CreatorTabs } from '../../games/CreatorTabs.tsx';
import { CharacterForm } from './CharacterForm.tsx';
import { SkinReviewItem } from './SkinReviewItem.tsx';
import type { SkinReview } from './SkinReview.ts';

/** Opens a game for skin submissions and lists submitted skins for review. */
export function SkinReviewPage({ review }: { review: SkinReview }) {
  const { game, character, skins, achievements } = review;
  const waiting = skins.filter(({ status }) => status === 'waiting');
  const decided = skins.filter(({ status }) => status !== 'waiting');
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-14">
      <h1 className="text-title break-words">{game.title}</h1>
      <div className="mt-8">
        <CreatorTabs game={game} shown="skins" />
      </div>
      <CharacterForm key={character?.unit ?? ''} review={review} />
      <section aria-labelledby="waiting" className="mt-10">
        <h2 id="waiting" className="text-section">
          Pending review
        </h2>
        {waiting.length === 0 ? (
          <EmptyState className="edge mt-6 rounded-lg bg-surface" headingLevel={3} title="No pending skins">
            {character === null ? (
              'Choose a character above to accept skins.'
            ) : (
              <>
                Players submit skins on{' '}
                <LinkText asChild>
                  <Link to={`/skin-submission?game=${encodeURIComponent(game.gameSlug)}`}>
                    the Skins page
                  </Link>
                </LinkText>
                . New skins appear here, and we notify you.
              </>
            )}
          </EmptyState>
        ) : (
          <SkinList skins={waiting} character={character} achievements={achievements} />
        )}
      </section>
      {decided.length > 0 && (
        <section aria-labelledby="decided" className="mt-10">
          <h2 id="decided" className="text-section">
            Reviewed
          </h2>
          <SkinList skins={decided} character={character} achievements={achievements} />
        </section>
      )}
    </main>
  );
}

function SkinList({
  skins,
  ...shared
}: {
  skins: readonly Skin[];
  character: SkinCharacter | null;
  achievements: SkinReview['achievements'];
}) {
  return (
    <ul className="mt-6 grid gap-4 desk:grid-cols-2">
      {skins.map((skin) => (
        <SkinReviewItem key={skin.id} skin={skin} {...shared} />
      ))}
    </ul>
  );
}
