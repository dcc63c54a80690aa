interface HudSize {
  readonly width: number;
  readonly height: number;
}

/**
 * How the parts of the HUD are arranged. `wide` is for a mouse and a large window, `tablet` for large screens with
 * touch, `portrait` and `landscape` are for phones and small windows.
 */
export type HudForm = 'wide' | 'tablet' | 'portrait' | 'landscape';

interface HudLayout {
  readonly form: HudForm;
  readonly isTall: boolean;
  /** Whether three rows of the scoreboard are always shown. Elsewhere the match header shows rank and score. */
  readonly hasBoardRows: boolean;
  /** Whether the chat is a panel in the corner, not lines that appear for a moment. */
  readonly hasChatPanel: boolean;
}

/** Minimum size for the wide form. Below it, elements in the corners would overlap those at the bottom. */
const WIDE_WIDTH = 1200;
const WIDE_HEIGHT = 620;
const LARGE_SIDE = 700;

/**
 * Whether only the height shrank, as when an on-screen keyboard opens. The layout must not change then: with the
 * keyboard open, a phone in portrait is wider than tall, and a new layout would remove the focused field.
 */
export function isOnlyHeightReduced(former: HudSize, { width, height }: HudSize): boolean {
  return width === former.width && height < former.height;
}

export function computeHudLayout(size: HudSize, hasTouch: boolean): HudLayout {
  const form = pickForm(size, hasTouch);
  const isWide = form === 'wide';
  return {
    form,
    isTall: size.height > size.width,
    hasBoardRows: isWide || form === 'tablet',
    hasChatPanel: isWide,
  };
}

function pickForm({ width, height }: HudSize, hasTouch: boolean): HudForm {
  if (!hasTouch && width >= WIDE_WIDTH && height >= WIDE_HEIGHT) return 'wide';
  if (Math.min(width, height) >= LARGE_SIDE) return 'tablet';
  return height > width ? 'portrait' : 'landscape';
}
