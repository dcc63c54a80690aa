import { useMedia } from '../../session/useMedia.ts';

/** Whether the window is too narrow for tree, main area and inspector side by side. */
export function useIsSmall(): boolean {
  return useMedia('(width < 1024px)');
}
