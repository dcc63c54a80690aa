import type { Editor } from '../editor/Editor.ts';
import { endStep, runCommand } from '../history/runCommand.ts';
import type { CourseState, CourseStep } from './outline/Course.ts';
import { courseLessons } from './courseLessons.ts';
import { courseOutline, getStepKey, type LessonId } from './outline/courseOutline.ts';

export interface KeyedCourseStep extends CourseStep {
  /** Identifies the step in the stored progress, such as `paint/path`. */
  readonly key: string;
}

/** The steps of a lesson in order. */
export function listCourseSteps(lesson: LessonId): readonly KeyedCourseStep[] {
  const { steps } = courseLessons[lesson] as { readonly steps: { readonly [id: string]: CourseStep } };
  const ids: readonly string[] = courseOutline.find(({ id }) => id === lesson)?.steps ?? [];
  return ids.map((id) => ({ ...steps[id]!, key: getStepKey(lesson, id) }));
}

/** Returns the keys of the steps that are done now and weren't before. */
export function findFinishedSteps(lesson: LessonId, state: CourseState, done: ReadonlySet<string>): string[] {
  const finished: string[] = [];
  for (const { key, isLast = false, isDone } of listCourseSteps(lesson)) {
    if (done.has(key)) continue;
    const isTurn =
      !isLast || listCourseSteps(lesson).every((one) => one.isLast || isIn(one.key, done, finished));
    if (isTurn && isDone(state)) finished.push(key);
  }
  return finished;
}

function isIn(key: string, done: ReadonlySet<string>, finished: readonly string[]): boolean {
  return done.has(key) || finished.includes(key);
}

/** Makes the edits of a step for the learner, as one step that undo can revert. */
export function solveCourseStep(editor: Editor, { key, title, solution }: KeyedCourseStep): void {
  if (solution.kind !== 'edit') return;
  endStep(editor);
  solution.apply(editor, (command) => {
    runCommand(editor, { ...command, label: title, merge: `course/${key}` });
  });
  endStep(editor);
}
