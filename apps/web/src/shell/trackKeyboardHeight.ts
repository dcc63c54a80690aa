/** What a phone's keyboard covers of the page, for everything that is fixed to its lower edge. */
const COVERED = '--keyboard';
/** Less than this are bars of the browser that come and go. */
const KEYBOARD_MIN_PX = 120;

/** Some phones lay their keyboard over the page without telling it in any other way. Returns how to stop. */
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
  // Zoomed in, one sees less for another reason.
  if (seen.scale > 1.01) return 0;
  const covered = Math.round(pageHeight - seen.height - seen.offsetTop);
  return covered >= KEYBOARD_MIN_PX ? covered : 0;
}
