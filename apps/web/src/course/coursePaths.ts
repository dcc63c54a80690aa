export const COURSE_PATH = '/bootcamp';

export function lessonPath(lesson: string): string {
  return `/create?lesson=${encodeURIComponent(lesson)}`;
}
