import type { CourseProgress } from '@playloom/api-contract';
import {
  courseOutline,
  findNextLesson,
  isCourseFinished,
  type LessonId,
  type LessonState,
  listLessonStates,
} from '@playloom/editor-core';
import { createStoredCourse } from '@playloom/site/course/StoredCourse.ts';
import { useCourse, useCourseSync } from '@playloom/site/course/useCourse.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';

export interface Learner {
  readonly lessons: readonly LessonState[];
  /** The lesson to continue with; null when all are done. */
  readonly next: LessonId | null;
  readonly hasStarted: boolean;
  readonly isFinished: boolean;
  /** Slug of the learner's game; null until the game is stored in an account. */
  readonly gameSlug: string | null;
  readonly restart: () => void;
}

/** Returns the learner's progress: from the server for the first render, then from this browser. */
export function useLearner(fromServer: CourseProgress | null): Learner {
  const { user } = useRootData();
  const { course, change } = useCourse();
  useCourseSync();
  const progress = course ?? fromServer;
  const gameSlug = course?.game?.kind === 'stored' ? course.game.gameSlug : (fromServer?.gameSlug ?? null);
  return {
    lessons: listLessonStates(progress),
    next: findNextLesson(progress),
    hasStarted: progress !== null && (progress.steps.length > 0 || progress.lesson !== courseOutline[0].id),
    isFinished: isCourseFinished(progress),
    gameSlug,
    restart: () => change(createStoredCourse(user?._id ?? null)),
  };
}
