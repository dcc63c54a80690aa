import {
  courseLessons,
  courseOutline,
  findNextLesson,
  type LessonId,
  openLesson,
} from '@playloom/editor-core';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Play from 'lucide-react/icons/play';
import Trophy from 'lucide-react/icons/trophy';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { COURSE_PATH } from '@playloom/site/paths/coursePaths.ts';
import type { StoredCourse } from '@playloom/site/course/StoredCourse.ts';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import { useStore } from '../../session/SessionContext.ts';
import { CopyLinkField } from '../../dialogs/CopyLinkField.tsx';
import '../../dialogs/share.css';

interface Props {
  readonly session: EditorSession;
  readonly course: StoredCourse;
  readonly lesson: LessonId;
  readonly onChange: (course: StoredCourse) => void;
}

const SPARKS = 12;

/** A small celebration, a summary of the lesson, and the link to the next one. */
export function LessonComplete({ session, course, lesson, onChange }: Props) {
  const next = findNextLesson(course);
  const outline = courseOutline.find(({ id }) => id === next);
  const go = useRef<HTMLButtonElement>(null);
  // Don't move the focus out of the game if the learner finished the lesson by playing.
  const isPlaying = useStore(session.playtest.state).kind === 'running';
  useEffect(() => {
    if (!isPlaying) go.current?.focus({ preventScroll: true });
  }, [isPlaying, lesson]);
  const open = (id: LessonId) => {
    session.playtest.stop();
    onChange(openLesson(course, id));
  };
  return (
    <div className="course-end">
      <span className="course-trophy" aria-hidden="true">
        <Trophy size={34} />
        {Array.from({ length: SPARKS }, (_, index) => (
          <i key={index} style={{ rotate: `${(360 / SPARKS) * index}deg` }} />
        ))}
      </span>
      <h3>{next === null ? 'You finished the bootcamp!' : 'Lesson complete!'}</h3>
      <p>{courseLessons[lesson].learned}</p>
      {lesson === 'publish' && <PublishedGame session={session} />}
      {next !== null && outline !== undefined && (
        <>
          <button
            ref={go}
            type="button"
            className="ed-button course-next"
            data-tone="commit"
            onClick={() => open(next)}
          >
            Next lesson
            <ArrowRight size={15} aria-hidden="true" />
          </button>
          <p className="ed-hint">
            {outline.title}, about {outline.minutes} minutes
          </p>
        </>
      )}
      {next === null && (
        <Link className="ed-button course-next" to={COURSE_PATH}>
          See all lessons
        </Link>
      )}
    </div>
  );
}

/** Shows the link with which friends can play the game. */
function PublishedGame({ session }: { readonly session: EditorSession }) {
  const who = useStore(session.identity);
  if (who.kind !== 'stored') return null;
  const path = getPlayPath(who.gameSlug);
  return (
    <div className="course-published">
      <CopyLinkField url={new URL(path, window.location.href).href} label="Link to your game" />
      <Link className="ed-button" data-tone="run" to={path}>
        <Play size={14} fill="currentColor" aria-hidden="true" />
        Play
      </Link>
    </div>
  );
}
