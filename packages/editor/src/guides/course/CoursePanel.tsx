import {
  type CourseClickTarget,
  courseOutline,
  findOpenLesson,
  finishSteps,
  type LessonId,
  type KeyedCourseStep,
  listCourseSteps,
  type EditorLocation,
} from '@playloom/editor-core';
import { useEffect, useRef, useState } from 'react';
import type { StoredCourse } from '@playloom/site/course/StoredCourse.ts';
import type { EditorSession } from '../../session/EditorSession.ts';
import { useStore } from '../../session/SessionContext.ts';
import { CourseHeader } from './CourseHeader.tsx';
import { CourseSteps } from './CourseSteps.tsx';
import { completeCourseStep } from './completeCourseStep.ts';
import { LessonComplete } from './LessonComplete.tsx';
import { showCourseStep, TREE_WIDTH_MIN_PX } from './showCourseStep.ts';
import { Spotlight } from './Spotlight.tsx';
import { watchCourse } from './watchCourse.ts';
import './course.css';

interface Props {
  readonly session: EditorSession;
  readonly course: StoredCourse;
  readonly onChange: (course: StoredCourse) => void;
}

/** What “Show me” highlights. */
interface Shown {
  readonly step: KeyedCourseStep;
  readonly place: EditorLocation | null;
  readonly points: readonly CourseClickTarget[];
}

/** One lesson: its steps, which of them are done, and help for each step. */
export default function CoursePanel({ session, course, onChange }: Props) {
  const lesson = findOpenLesson(course);
  const [isFolded, setIsFolded] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const overlay = useStore(session.overlay);
  useMakeRoom(session);
  const finished = useWatch(session, lesson, course, onChange);
  const steps = listCourseSteps(lesson);
  const isDone = steps.every(({ key }) => course.steps.includes(key));
  const number = courseOutline.findIndex(({ id }) => id === lesson) + 1;
  const show = (step: KeyedCourseStep) => {
    const points = step.points?.(session.editor.game.get()) ?? [];
    setShown({ step, points, place: showCourseStep(session, step) });
  };
  const isShowing = shown !== null && overlay === null && !course.steps.includes(shown.step.key);
  return (
    <>
      <aside className="course" aria-label="Bootcamp" data-folded={isFolded ? '' : undefined}>
        <CourseHeader
          course={course}
          lesson={lesson}
          isFolded={isFolded}
          onFold={() => setIsFolded(!isFolded)}
          onChange={onChange}
        />
        {!isFolded && (
          <div className="course-body">
            {isDone ? (
              <LessonComplete session={session} course={course} lesson={lesson} onChange={onChange} />
            ) : (
              <CourseSteps
                key={lesson}
                session={session}
                steps={steps}
                done={course.steps}
                onShow={show}
                onDo={(step) => completeCourseStep(session, step)}
              />
            )}
          </div>
        )}
        <p className="sr-only" role="status">
          {finished !== null && !isDone && `Step complete: ${finished}`}
          {isDone && `Lesson ${number} complete.`}
        </p>
      </aside>
      {isShowing && <Spotlight {...shown} session={session} onEnd={() => setShown(null)} />}
    </>
  );
}

/** Closes the tree on tablets, which have no room for both the lessons and the tree. The rail opens it again. */
function useMakeRoom({ workspace }: EditorSession): void {
  useEffect(() => {
    if (window.innerWidth < TREE_WIDTH_MIN_PX) workspace.update((now) => ({ ...now, isTreeOpen: false }));
  }, [workspace]);
}

/** Marks steps as done when the learner's game fulfills them. Returns the title of the step that was finished last. */
function useWatch(
  session: EditorSession,
  lesson: LessonId,
  course: StoredCourse,
  onChange: Props['onChange'],
): string | null {
  const [finished, setFinished] = useState<string | null>(null);
  const latest = useRef({ course, onChange });
  useEffect(() => {
    latest.current = { course, onChange };
  });
  useEffect(
    () =>
      watchCourse(
        session,
        lesson,
        () => latest.current.course.steps,
        (keys) => {
          latest.current.onChange(finishSteps(latest.current.course, keys));
          setFinished(listCourseSteps(lesson).find(({ key }) => key === keys.at(-1))?.title ?? null);
        },
      ),
    [session, lesson],
  );
  return finished;
}
