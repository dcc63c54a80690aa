import { Skeleton } from '@playloom/design-system';
import { lazy, Suspense } from 'react';
import { useViews } from '../../social/useViews.ts';

const Achievements = lazy(() => import('./Achievements.tsx'));

/** The achievements of the game. They are read again whenever the section comes into view, such as after playing. */
export function AchievementsSection({ gameId, count }: { gameId: string; count: number }) {
  const [section, views] = useViews();
  const fallback = <Skeleton className="h-24 w-full" />;
  return (
    <section ref={section} aria-labelledby="achievements" className="mt-12">
      <h2 id="achievements" className="mb-5 text-panel desk:text-[1.625rem]">
        Achievements <span className="num text-text-3">{count}</span>
      </h2>
      {views === 0 ? (
        fallback
      ) : (
        <Suspense fallback={fallback}>
          <Achievements gameId={gameId} views={views} />
        </Suspense>
      )}
    </section>
  );
}
