import { lazy, Suspense } from 'react';
import { useOpenCourse } from '../../session/useOpenCourse.ts';
import { useSession } from '../../session/SessionContext.ts';
import { LoadErrorBoundary } from '../../loading/LoadErrorBoundary.tsx';
import { useTour } from './useTour.ts';

const TourCard = lazy(() => import('./TourCard.tsx'));

/**
 * Guides users through their first game. A step is completed when the user has done it, and everything else
 * stays usable.
 */
export function TourGuide() {
  const session = useSession();
  const { tour, change } = useTour();
  const { course } = useOpenCourse();
  if (tour?.status !== 'on' || course !== null) return null;
  return (
    <LoadErrorBoundary what="The tour">
      <Suspense fallback={null}>
        <TourCard key={tour.step} session={session} tour={tour} onChange={change} />
      </Suspense>
    </LoadErrorBoundary>
  );
}
