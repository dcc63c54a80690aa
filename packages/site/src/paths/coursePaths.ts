export const COURSE_PATH = '/bootcamp';

export function getLessonPath(lesson: string): string {
  return `/create?lesson=${encodeURIComponent(lesson)}`;
}
