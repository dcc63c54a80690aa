import { courseOutline, isLessonId, getStepKey, type LessonId } from './outline/courseOutline.ts';

/** A learner's progress. Finished steps stay finished even if the learner later changes the game. */
export interface LearnerProgress {
  /** The lesson that was last open. */
  readonly lesson: string;
  readonly steps: readonly string[];
  readonly skippedLessons: readonly string[];
}

export interface LessonState {
  readonly id: LessonId;
  readonly doneSteps: number;
  readonly isDone: boolean;
  readonly isSkipped: boolean;
}

export function listLessonStates(progress: LearnerProgress | null): readonly LessonState[] {
  const done = new Set(progress?.steps);
  return courseOutline.map(({ id, steps }) => {
    const doneSteps = steps.filter((step) => done.has(getStepKey(id, step))).length;
    const isDone = doneSteps === steps.length;
    return { id, doneSteps, isDone, isSkipped: !isDone && (progress?.skippedLessons.includes(id) ?? false) };
  });
}

/**
 * The lesson to continue with: the open lesson if it isn't finished or skipped, else the next unfinished one. Null if
 * none is left.
 */
export function findNextLesson(progress: LearnerProgress | null): LessonId | null {
  const states = listLessonStates(progress);
  const open = states.find(({ id }) => id === progress?.lesson);
  if (open !== undefined && !open.isDone && !open.isSkipped) return open.id;
  const from = open === undefined ? 0 : states.indexOf(open) + 1;
  const isLeft = ({ isDone, isSkipped }: LessonState) => !isDone && !isSkipped;
  return (states.slice(from).find(isLeft) ?? states.find(isLeft))?.id ?? null;
}

/** Whether the game was published and every other lesson is finished or skipped. */
export function isCourseFinished(progress: LearnerProgress | null): boolean {
  return (
    (progress?.steps.includes(getStepKey('publish', 'publish')) ?? false) && findNextLesson(progress) === null
  );
}

export function finishSteps<Progress extends LearnerProgress>(
  progress: Progress,
  keys: readonly string[],
): Progress {
  const steps = [...new Set([...progress.steps, ...keys])];
  return steps.length === progress.steps.length ? progress : { ...progress, steps };
}

export function openLesson<Progress extends LearnerProgress>(progress: Progress, lesson: LessonId): Progress {
  const skippedLessons = progress.skippedLessons.filter((id) => id !== lesson);
  return { ...progress, lesson, skippedLessons };
}

/** Skips a lesson and opens the next one. */
export function skipLesson<Progress extends LearnerProgress>(progress: Progress, lesson: LessonId): Progress {
  const skippedLessons = [...new Set([...progress.skippedLessons, lesson])];
  const skipped = { ...progress, skippedLessons };
  return { ...skipped, lesson: findNextLesson(skipped) ?? lesson };
}

/** The lesson to show in the editor. If the stored lesson no longer exists, it is the next unfinished one. */
export function findOpenLesson(progress: LearnerProgress): LessonId {
  return isLessonId(progress.lesson) ? progress.lesson : (findNextLesson(progress) ?? courseOutline[0].id);
}
