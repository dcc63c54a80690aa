/** Minimum height of a keyboard. Smaller values come from browser toolbars. */
const KEYBOARD_MIN_PX = 120;

export function computeKeyboardHeight(
  seen: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>,
  pageHeight: number,
): number {
  // Return 0 while zoomed in, because zooming also reduces the visible height.
  if (seen.scale > 1.01) return 0;
  const covered = Math.round(pageHeight - seen.height - seen.offsetTop);
  return covered >= KEYBOARD_MIN_PX ? covered : 0;
}
