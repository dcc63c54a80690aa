import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { loadBrowserApi } from '../api/loadBrowserApi.ts';
import { reportUnexpectedError } from '../api/reportUnexpectedError.ts';
import { getBrowserStorage } from '../browser/getBrowserStorage.ts';
import { useRootData } from '../session/useRootData.ts';
import { mergeCourse } from './mergeCourse.ts';
import {
  COURSE_KEY,
  parseCourse,
  readCourse,
  type StoredCourse,
  toCourseProgress,
  writeCourse,
} from './StoredCourse.ts';

const CHANGED = 'playloom-course';

export interface CourseAccess {
  /** Null before the course is started, and on the server. */
  readonly course: StoredCourse | null;
  readonly change: (course: StoredCourse) => void;
}

/**
 * Returns the current user's course and a function to change it. For logged-in users, the account stores changes too.
 */
export function useCourse(): CourseAccess {
  const { user } = useRootData();
  const userId = user?._id ?? null;
  const text = useSyncExternalStore(
    subscribe,
    () => getBrowserStorage('local').getItem(COURSE_KEY),
    () => null,
  );
  const course = useMemo(() => {
    const stored = parseCourse(text);
    return stored === null || (stored.owner !== null && stored.owner !== userId) ? null : stored;
  }, [text, userId]);
  const change = useCallback(
    (next: StoredCourse) => {
      storeCourse({ ...next, owner: userId });
      if (userId !== null) void uploadCourse({ ...next, owner: userId });
    },
    [userId],
  );
  return { course, change };
}

/** Merges the progress of this browser and of the account, once per visit and after login. */
export function useCourseSync(): void {
  const { user } = useRootData();
  const userId = user?._id ?? null;
  useEffect(() => {
    if (userId !== null) void syncCourse(userId);
  }, [userId]);
}

/** Merges the course with the account and returns it, or returns the local one if the server does not respond. */
export async function syncCourse(userId: string): Promise<StoredCourse | null> {
  try {
    const remote = (await (await loadBrowserApi()).readCourseProgress()).data;
    const { course, isUploadNeeded } = mergeCourse(
      parseCourse(getBrowserStorage('local').getItem(COURSE_KEY)),
      remote,
      userId,
    );
    if (course !== null) storeCourse(course);
    if (course !== null && isUploadNeeded) await uploadCourse(course);
    return course;
  } catch (error) {
    reportUnexpectedError(error);
    return readCourse(getBrowserStorage('local'), userId);
  }
}

export function storeCourse(course: StoredCourse): void {
  writeCourse(getBrowserStorage('local'), course);
  window.dispatchEvent(new Event(CHANGED));
}

/** Uploads the progress. If that fails, the next visit merges and uploads it. */
async function uploadCourse(course: StoredCourse): Promise<void> {
  try {
    await (await loadBrowserApi()).storeCourseProgress({ body: toCourseProgress(course) });
  } catch (error) {
    reportUnexpectedError(error);
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
