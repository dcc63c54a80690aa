import { Skeleton } from '@playloom/design-system';
import { lazy, Suspense } from 'react';
import { useViews } from '../../social/useViews.ts';

const Goals = lazy(() => import('./Goals.tsx'));

/** What the player can do today and this week. Read again whenever the section comes into view. */
export function GoalsSection({ gameId }: { gameId: string }) {
  const [section, views] = useViews();
  const fallback = <Skeleton className="h-24 w-full" />;
  return (
    <section ref={section} aria-labelledby="goals" className="mt-12">
      <h2 id="goals" className="mb-5 text-panel desk:text-[1.625rem]">
        Goals
      </h2>
      {views === 0 ? (
        fallback
      ) : (
        <Suspense fallback={fallback}>
          <Goals gameId={gameId} views={views} />
        </Suspense>
      )}
    </section>
  );
}
