import type { CourseProgress } from '@playloom/api-contract';
import { fromCourseProgress, type StoredCourse } from './StoredCourse.ts';

interface MergedCourse {
  readonly course: StoredCourse | null;
  /** Whether this browser has progress that the server lacks. */
  readonly isUploadNeeded: boolean;
}

/**
 * Merges local progress with that of the logged-in account. Steps of the same run are combined. Of two runs, the
 * account's run wins, unless the local run was started before login and has more steps.
 */
export function mergeCourse(
  local: StoredCourse | null,
  remote: CourseProgress | null,
  userId: string,
): MergedCourse {
  const own = local !== null && (local.owner === null || local.owner === userId) ? local : null;
  if (remote === null) {
    return { course: own && { ...own, owner: userId }, isUploadNeeded: own !== null };
  }
  const theirs = fromCourseProgress(remote, userId);
  if (own === null) return { course: theirs, isUploadNeeded: false };
  if (own.runId === theirs.runId) return mergeRun(own, theirs);
  const isFarther = own.owner === null && own.steps.length > theirs.steps.length;
  return isFarther
    ? { course: { ...own, owner: userId }, isUploadNeeded: true }
    : { course: theirs, isUploadNeeded: false };
}

function mergeRun(own: StoredCourse, theirs: StoredCourse): MergedCourse {
  const steps = [...new Set([...theirs.steps, ...own.steps])];
  const isOwnNewer = steps.length > theirs.steps.length;
  const game = theirs.game ?? own.game;
  const isUploadNeeded = isOwnNewer || (theirs.game === null && own.game?.kind === 'stored');
  const newer = isOwnNewer ? own : theirs;
  return { course: { ...newer, owner: theirs.owner, isClosed: own.isClosed, steps, game }, isUploadNeeded };
}
