import { formatNumber } from '@playloom/api-contract';
import type { Engagement } from '@playloom/api-contract';
import { Skeleton } from '@playloom/design-system';
import { lazy, Suspense } from 'react';
import { useViews } from './useViews.ts';

const Comments = lazy(() => import('./Comments.tsx'));
const AHEAD = '300px';

export function CommentsSection({ gameId, engagement }: { gameId: string; engagement: Engagement }) {
  const [section, views] = useViews(AHEAD);
  const { comments, voice } = engagement;
  return (
    <section ref={section} id="comments" aria-labelledby="comments-title" className="mt-12 scroll-mt-24">
      <h2 id="comments-title" className="mb-5 text-panel desk:text-[1.625rem]">
        Comments{comments > 0 && <span className="num text-text-3"> {formatNumber(comments)}</span>}
      </h2>
      {views > 0 ? (
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <Comments gameId={gameId} voice={voice} />
        </Suspense>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </section>
  );
}
