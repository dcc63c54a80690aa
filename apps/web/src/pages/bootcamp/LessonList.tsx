import { Button, ConfirmDialog } from '@playloom/design-system';
import { courseOutline, type LessonState } from '@playloom/editor-core';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { Link } from 'react-router';
import { getLessonPath } from '@playloom/site/paths/coursePaths.ts';
import type { Learner } from './useLearner.ts';

/** All lessons with the learner's progress. Every lesson can be opened at any time. */
export function LessonList({ learner }: { readonly learner: Learner }) {
  const done = learner.lessons.filter(({ isDone }) => isDone).length;
  return (
    <section className="mt-(--section-gap)" aria-labelledby="lessons">
      <div className="flex flex-wrap items-baseline gap-4">
        <h2 id="lessons" className="text-section">
          Lessons
        </h2>
        {learner.hasStarted && (
          <p className="num text-text-3">
            {done} of {courseOutline.length} done
          </p>
        )}
      </div>
      <ol className="bootcamp-lessons">
        {courseOutline.map((lesson, index) => (
          <Lesson
            key={lesson.id}
            number={index + 1}
            lesson={lesson}
            state={learner.lessons[index]}
            isNext={lesson.id === learner.next}
          />
        ))}
      </ol>
      {learner.hasStarted && <Restart onRestart={learner.restart} />}
    </section>
  );
}

interface LessonProps {
  readonly number: number;
  readonly lesson: (typeof courseOutline)[number];
  readonly state: LessonState | undefined;
  readonly isNext: boolean;
}

function Lesson({ number, lesson, state, isNext }: LessonProps) {
  const isDone = state?.isDone ?? false;
  return (
    <li
      className="bootcamp-lesson edge"
      data-done={isDone ? '' : undefined}
      data-next={isNext ? '' : undefined}
    >
      <span className="bootcamp-number display" aria-hidden="true">
        {isDone ? <Check size={22} strokeWidth={3} /> : number}
      </span>
      <div className="min-w-0">
        <h3 className="text-card">
          <Link to={getLessonPath(lesson.id)} className="rounded-sm after:absolute after:inset-0">
            <span className="sr-only">Lesson {number}: </span>
            {lesson.title}
          </Link>
        </h3>
        <p className="mt-1 text-text-2">{lesson.goal}</p>
        <p className="num mt-2 text-meta text-text-3">{describeState(lesson, state, isNext)}</p>
      </div>
    </li>
  );
}

function describeState(
  { minutes, steps }: LessonProps['lesson'],
  state: LessonState | undefined,
  isNext: boolean,
): string {
  const time = `${minutes} minutes`;
  if (state === undefined) return time;
  if (state.isDone) return 'Done';
  if (state.isSkipped) return `Skipped · ${time}`;
  if (state.doneSteps > 0) return `${state.doneSteps} of ${steps.length} steps · ${time}`;
  return isNext ? `Next · ${time}` : time;
}

function Restart({ onRestart }: { readonly onRestart: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="mt-6">
      <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)}>
        Restart the bootcamp
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Restart the bootcamp?"
        confirmText="Restart"
        onConfirm={onRestart}
      >
        You start again at lesson 1 with a new game. Your current game stays in your games.
      </ConfirmDialog>
    </div>
  );
}
