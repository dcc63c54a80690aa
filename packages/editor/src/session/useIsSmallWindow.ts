import { useOpenCourse } from './useOpenCourse.ts';
import { useMediaQuery } from '@playloom/site/browser/useMediaQuery.ts';

/** Whether the window is too narrow for tree, main area and inspector side by side. */
export function useIsSmallWindow(): boolean {
  const { course } = useOpenCourse();
  // During a lesson, tablets keep all panels, because the lesson refers to them.
  return useMediaQuery(course === null ? '(width < 1024px)' : '(width < 768px)');
}
