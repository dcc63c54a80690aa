import { useOpenCourse } from '../course/useOpenCourse.ts';
import { useMedia } from '../../session/useMedia.ts';

/** Whether the window is too narrow for tree, main area and inspector side by side. */
export function useIsSmallWindow(): boolean {
  const { course } = useOpenCourse();
  // On tablets, lessons keep the panels that they refer to open.
  return useMedia(course === null ? '(width < 1024px)' : '(width < 768px)');
}
