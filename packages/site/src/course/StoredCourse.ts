import type { CourseProgress } from '@playloom/api-contract';
import { courseOutline, type LearnerProgress } from '@playloom/editor-core';
import type { KeyValueStorage } from '../browser/getBrowserStorage.ts';
import { createUuid } from '../browser/createUuid.ts';

/** Progress in the bootcamp course, stored in this browser. */
export interface StoredCourse extends LearnerProgress {
  /** Changes when the course is restarted. */
  readonly runId: string;
  /** The game that the learner builds; null before the first lesson. */
  readonly game: CourseGame | null;
  /** Id of the account that the progress belongs to; null if the learner is logged out. */
  readonly owner: string | null;
  /** Whether the learner closed the course in the editor. The course page opens it again. */
  readonly isClosed: boolean;
}

export type CourseGame =
  | { readonly kind: 'local'; readonly id: string }
  | { readonly kind: 'stored'; readonly gameSlug: string };

export const COURSE_KEY = 'playloom.course';

export function createStoredCourse(owner: string | null): StoredCourse {
  return {
    runId: createUuid(),
    lesson: courseOutline[0].id,
    steps: [],
    skippedLessons: [],
    game: null,
    owner,
    isClosed: false,
  };
}

/** Returns null if nothing valid is stored. */
export function parseCourse(text: string | null): StoredCourse | null {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Partial<StoredCourse> | null;
    if (typeof stored?.runId !== 'string' || typeof stored.lesson !== 'string') return null;
    return {
      runId: stored.runId,
      lesson: stored.lesson,
      steps: readTexts(stored.steps),
      skippedLessons: readTexts(stored.skippedLessons),
      game: readGame(stored.game),
      owner: typeof stored.owner === 'string' ? stored.owner : null,
      isClosed: stored.isClosed === true,
    };
  } catch {
    return null;
  }
}

function readTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function readGame(value: unknown): CourseGame | null {
  const { kind, id, gameSlug } = (value ?? {}) as { kind?: unknown; id?: unknown; gameSlug?: unknown };
  if (kind === 'local' && typeof id === 'string') return { kind, id };
  return kind === 'stored' && typeof gameSlug === 'string' ? { kind, gameSlug } : null;
}

/** Reads the current user's progress. Ignores that of another account in the same browser. */
export function readCourse(storage: KeyValueStorage, userId: string | null): StoredCourse | null {
  const course = parseCourse(storage.getItem(COURSE_KEY));
  return course === null || (course.owner !== null && course.owner !== userId) ? null : course;
}

export function writeCourse(storage: KeyValueStorage, course: StoredCourse): void {
  try {
    storage.setItem(COURSE_KEY, JSON.stringify(course));
  } catch {
    // Storage is full or forbidden: progress is kept in this tab and on the server.
  }
}

export function toCourseProgress({
  runId,
  lesson,
  steps,
  skippedLessons,
  game,
}: StoredCourse): CourseProgress {
  const gameSlug = game?.kind === 'stored' ? game.gameSlug : null;
  return { runId, lesson, steps: [...steps], skippedLessons: [...skippedLessons], gameSlug };
}

export function fromCourseProgress(remote: CourseProgress, owner: string): StoredCourse {
  const { gameSlug, ...progress } = remote;
  return {
    ...progress,
    game: gameSlug === null ? null : { kind: 'stored', gameSlug },
    owner,
    isClosed: false,
  };
}
