import { computeKeyboardHeight } from './computeKeyboardHeight.ts';

/** CSS variable with the height that a phone's keyboard covers, for elements fixed to the bottom. */
const COVERED = '--keyboard';

/**
 * Measures how much of the page the keyboard covers, because some phones don't resize the page for it. Returns a
 * function that stops tracking.
 */
export function trackKeyboardHeight({ visualViewport, document, innerHeight }: Window): () => void {
  if (!visualViewport) return () => undefined;
  const shown = { height: 0 };
  const follow = () => {
    const covered = computeKeyboardHeight(
      visualViewport,
      document.documentElement.clientHeight || innerHeight,
    );
    // A change of the variable makes the browser compute the styles of the whole page again.
    if (covered === shown.height) return;
    shown.height = covered;
    document.documentElement.style.setProperty(COVERED, `${covered}px`);
  };
  visualViewport.addEventListener('resize', follow);
  visualViewport.addEventListener('scroll', follow);
  return () => {
    visualViewport.removeEventListener('resize', follow);
    visualViewport.removeEventListener('scroll', follow);
    document.documentElement.style.removeProperty(COVERED);
  };
}
