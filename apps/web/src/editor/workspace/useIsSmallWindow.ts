import { useOpenCourse } from '../course/useOpenCourse.ts';
import { useMedia } from '../../session/useMedia.ts';

/** Whether the window is too narrow for tree, main area and inspector side by side. */
export function useIsSmallWindow(): boolean {
  const { course } = useOpenCourse();
  // Lessons leave the panels that they speak of open on tablets, too.
  return useMedia(course === null ? '(width < 1024px)' : '(width < 768px)');
}
