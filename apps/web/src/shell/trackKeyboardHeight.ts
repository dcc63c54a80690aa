/** CSS variable with the height that a phone's keyboard covers, for elements fixed to the bottom. */
const COVERED = '--keyboard';
/** Smaller values come from browser toolbars. */
const KEYBOARD_MIN_PX = 120;

/** Some phones overlay the keyboard without resizing the page. Returns a function that stops tracking. */
export function trackKeyboardHeight({ visualViewport, document, innerHeight }: Window): () => void {
  if (!visualViewport) return () => undefined;
  const follow = () => {
    const covered = measureKeyboardHeight(
      visualViewport,
      document.documentElement.clientHeight || innerHeight,
    );
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

export function measureKeyboardHeight(
  seen: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>,
  pageHeight: number,
): number {
  // Zooming also reduces the visible height.
  if (seen.scale > 1.01) return 0;
  const covered = Math.round(pageHeight - seen.height - seen.offsetTop);
  return covered >= KEYBOARD_MIN_PX ? covered : 0;
}
