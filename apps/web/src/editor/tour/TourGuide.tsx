import { lazy, Suspense } from 'react';
import { useSession } from '../session/SessionContext.ts';
import { LoadFailure } from '../workspace/LoadFailure.tsx';
import { useTour } from './useTour.ts';

const TourCard = lazy(() => import('./TourCard.tsx'));

/** Leads somebody through their first game; steps are done by doing them, and it never stands in the way. */
export function TourGuide() {
  const session = useSession();
  const { tour, change } = useTour();
  if (tour?.status !== 'on') return null;
  return (
    <LoadFailure what="The tour">
      <Suspense fallback={null}>
        <TourCard key={tour.step} session={session} tour={tour} onChange={change} />
      </Suspense>
    </LoadFailure>
  );
}
