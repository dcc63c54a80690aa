import type { GamePage } from '@playloom/api-contract';
import { Skeleton } from '@playloom/design-system';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useViews } from '../../social/useViews.ts';
import type { ProgressContentProps } from './ProgressContentProps.ts';

const Goals = lazy(() => import('./Goals.tsx'));
const Achievements = lazy(() => import('./Achievements.tsx'));

/** The goals and achievements of a game. */
export function ProgressSections({ game }: { game: GamePage }) {
  const { goals, achievements } = game;
  return (
    <>
      {goals > 0 && <ProgressSection id="goals" game={game} title="Goals" Content={Goals} />}
      {achievements > 0 && (
        <ProgressSection
          id="achievements"
          game={game}
          title={
            <>
              Achievements <span className="num text-text-3">{achievements}</span>
            </>
          }
          Content={Achievements}
        />
      )}
    </>
  );
}

interface ProgressSectionProps {
  id: string;
  game: GamePage;
  title: ReactNode;
  Content: ComponentType<ProgressContentProps>;
}

/** Content that is read again whenever the section comes into view, such as after playing. */
function ProgressSection({ id, game, title, Content }: ProgressSectionProps) {
  const [section, views] = useViews();
  const fallback = <Skeleton className="h-80 w-full" />;
  return (
    <section ref={section} aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-5 text-panel desk:text-[1.625rem]">
        {title}
      </h2>
      {views === 0 ? (
        fallback
      ) : (
        <Suspense fallback={fallback}>
          <Content gameId={game._id} gameSlug={game.gameSlug} views={views} />
        </Suspense>
      )}
    </section>
  );
}
