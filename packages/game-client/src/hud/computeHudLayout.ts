interface HudSize {
  readonly width: number;
  readonly height: number;
}

interface HudLayout {
  /** Wide screens with a mouse have panels in every corner. All others have fewer and larger elements. */
  readonly kind: 'wide' | 'compact';
  readonly isTall: boolean;
  /** Whether there is room for large elements: on a wide layout or a tablet. */
  readonly isLarge: boolean;
  /** A phone in portrait or a small portal window: elements are stacked instead of sharing a row. */
  readonly isNarrow: boolean;
  /** Health and other bars move next to the map when the screen is not tall enough for them at the bottom. */
  readonly hasVitalsOnTop: boolean;
}

/** Minimum size for the wide layout. Below it, elements in the corners would overlap those at the bottom. */
const WIDE_WIDTH = 1200;
const WIDE_HEIGHT = 620;
const LARGE_SIDE = 700;
/** Below this width the bars next to the map would reach the match header. */
const NARROW_WIDTH = 820;

/**
 * Whether only the height shrank, as when an on-screen keyboard opens. The layout must not change then: with the
 * keyboard open, a phone in portrait is wider than tall, and a new layout would remove the focused field.
 */
export function isOnlyHeightReduced(former: HudSize, { width, height }: HudSize): boolean {
  return width === former.width && height < former.height;
}

export function computeHudLayout({ width, height }: HudSize, hasTouch: boolean): HudLayout {
  const kind = !hasTouch && width >= WIDE_WIDTH && height >= WIDE_HEIGHT ? 'wide' : 'compact';
  const isTall = height > width;
  const isLarge = kind === 'wide' || Math.min(width, height) >= LARGE_SIDE;
  const isNarrow = !isLarge && width < NARROW_WIDTH;
  return { kind, isTall, isLarge, isNarrow, hasVitalsOnTop: !isTall && !isLarge };
}
