import { isLessonId } from '@playloom/editor-core';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { COURSE_PATH } from '@playloom/site/paths/coursePaths.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';

/** Opens the learner's own game at a lesson; creates the game first if there is none. */
export function LessonLauncher({ lesson }: { readonly lesson: string }) {
  const { user } = useRootData();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const begun = useRef<number | null>(null);
  const userId = user?._id ?? null;
  useEffect(() => {
    // React may run effects twice, which must not create a second game.
    if (begun.current === attempt) return;
    begun.current = attempt;
    import('./startLesson.ts')
      .then(({ startLesson }) => startLesson(isLessonId(lesson) ? lesson : null, userId))
      .then(
        (path) => navigate(path, { replace: true }),
        (error: unknown) => {
          reportError(error);
          setProblem(describeFailure(error));
        },
      );
  }, [lesson, userId, navigate, attempt]);
  const retry = () => {
    setProblem(null);
    setAttempt(attempt + 1);
  };
  return (
    <main id="main" className="ed-app ed-window ed-loader">
      <div className="ed-loader-content">
        {problem === null ? (
          <p role="status">Opening your lesson…</p>
        ) : (
          <>
            <h1 className="ed-loader-title">The lesson couldn’t be opened</h1>
            <p role="alert">{problem}</p>
            <p className="ed-loader-actions">
              <button type="button" className="ed-button" data-tone="commit" onClick={retry}>
                Try again
              </button>
              <Link className="ed-button" to={COURSE_PATH}>
                All lessons
              </Link>
            </p>
          </>
        )}
      </div>
    </main>
  );
}

function describeFailure(error: unknown): string {
  const isAnswer = error instanceof Error && ['ApiError', 'CannotBegin'].includes(error.name);
  return isAnswer ? error.message : 'The lesson couldn’t be loaded. Check your connection and try again.';
}
