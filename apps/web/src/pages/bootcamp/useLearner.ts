import type { CourseProgress } from '@playloom/api-contract';
import {
  courseOutline,
  findNextLesson,
  isCourseFinished,
  type LessonId,
  type LessonState,
  listLessonStates,
} from '@playloom/editor-core';
import { startCourse } from '../../course/StoredCourse.ts';
import { useCourse, useCourseSync } from '../../course/useCourse.ts';
import { useRoot } from '../../session/useRoot.ts';

export interface Learner {
  readonly lessons: readonly LessonState[];
  /** The lesson to go on with; null when none is left. */
  readonly next: LessonId | null;
  readonly hasStarted: boolean;
  readonly isFinished: boolean;
  /** Slug of the published or stored game; null before it is in an account. */
  readonly gameSlug: string | null;
  readonly restart: () => void;
}

/** How far whoever is here is: as the server knew it when it rendered the page, then as this browser knows it. */
export function useLearner(fromServer: CourseProgress | null): Learner {
  const { user } = useRoot();
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
    restart: () => change(startCourse(user?._id ?? null)),
  };
}
