import { lazy, Suspense, useEffect } from 'react';
import { useCourseSync } from '@playloom/site/course/useCourse.ts';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { LoadErrorBoundary } from '../../loading/LoadErrorBoundary.tsx';
import { useOpenCourse } from '../../session/useOpenCourse.ts';

const CoursePanel = lazy(() => import('./CoursePanel.tsx'));

/** Shows the lessons beside the editor while the bootcamp's game is open. */
export function CourseDock() {
  const session = useSession();
  const who = useStore(session.identity);
  const { course, change } = useOpenCourse();
  useCourseSync();
  useEffect(() => {
    // The game was moved to an account, so the course must refer to the stored game.
    if (course?.game?.kind === 'local' && who.kind === 'stored') {
      change({ ...course, game: { kind: 'stored', gameSlug: who.gameSlug } });
    }
  }, [course, who, change]);
  if (course === null) return null;
  return (
    <LoadErrorBoundary what="The bootcamp">
      <Suspense fallback={null}>
        <CoursePanel session={session} course={course} onChange={change} />
      </Suspense>
    </LoadErrorBoundary>
  );
}
