import { type CourseAccess, useCourse } from '@playloom/site/course/useCourse.ts';
import { useSession, useStore } from './SessionContext.ts';
import { isCourseGame } from './isCourseGame.ts';

/**
 * Returns the course if its game is open for editing and the learner has not closed the course; otherwise
 * null.
 */
export function useOpenCourse(): CourseAccess {
  const { identity, editor } = useSession();
  const who = useStore(identity);
  const canEdit = useStore(editor.canEdit);
  const { course, change } = useCourse();
  const isHere = course !== null && !course.isClosed && canEdit && isCourseGame(course, who);
  return { course: isHere ? course : null, change };
}
