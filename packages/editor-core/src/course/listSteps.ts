import type { Editor } from '../Editor.ts';
import { endStep, runCommand } from '../runCommand.ts';
import type { CourseState, CourseStep } from './Course.ts';
import { courseLessons } from './courseLessons.ts';
import { courseOutline, keyOfStep, type LessonId } from './courseOutline.ts';

export interface ListedStep extends CourseStep {
  /** The key in the stored progress: `paint/path`. */
  readonly key: string;
}

/** The steps of a lesson in order. */
export function listSteps(lesson: LessonId): readonly ListedStep[] {
  const { steps } = courseLessons[lesson] as { readonly steps: { readonly [id: string]: CourseStep } };
  const ids: readonly string[] = courseOutline.find(({ id }) => id === lesson)?.steps ?? [];
  return ids.map((id) => ({ ...steps[id]!, key: keyOfStep(lesson, id) }));
}

/** The steps of a lesson that are newly done. */
export function findFinishedSteps(lesson: LessonId, state: CourseState, done: ReadonlySet<string>): string[] {
  const finished: string[] = [];
  for (const { key, isLast = false, isDone } of listSteps(lesson)) {
    if (done.has(key)) continue;
    const isTurn = !isLast || listSteps(lesson).every((one) => one.isLast || isIn(one.key, done, finished));
    if (isTurn && isDone(state)) finished.push(key);
  }
  return finished;
}

function isIn(key: string, done: ReadonlySet<string>, finished: readonly string[]): boolean {
  return done.has(key) || finished.includes(key);
}

/** Performs an editing step for the learner as one undoable step of the history. */
export function solveStep(editor: Editor, { key, title, solution }: ListedStep): void {
  if (solution.kind !== 'edit') return;
  endStep(editor);
  solution.apply(editor, (command) => {
    runCommand(editor, { ...command, label: title, merge: `course/${key}` });
  });
  endStep(editor);
}
