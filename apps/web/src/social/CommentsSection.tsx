import { formatNumber } from '@playloom/api-contract';
import type { Engagement } from '@playloom/api-contract';
import { Skeleton } from '@playloom/design-system';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const Comments = lazy(() => import('./Comments.tsx'));

/** Loading starts when the section is this far below the visible area. */
const AHEAD = '300px';

export function CommentsSection({ gameId, engagement }: { gameId: string; engagement: Engagement }) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = section.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => (entries.some(({ isIntersecting }) => isIntersecting) ? setNear(true) : undefined),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { comments, voice } = engagement;
  return (
    <section ref={section} id="comments" aria-labelledby="comments-title" className="mt-12 scroll-mt-24">
      <h2 id="comments-title" className="mb-5 text-panel desk:text-[1.625rem]">
        Comments{comments > 0 && <span className="num text-text-3"> {formatNumber(comments)}</span>}
      </h2>
      {isNear ? (
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <Comments gameId={gameId} voice={voice} />
        </Suspense>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </section>
  );
}
