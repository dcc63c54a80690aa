interface HudSize {
  readonly width: number;
  readonly height: number;
}

interface HudLayout {
  /** Wide screens with a mouse have panels in every corner; all others have less and larger things. */
  readonly kind: 'wide' | 'compact';
  readonly isTall: boolean;
  /** A tablet: compact, with room to spare. */
  readonly isLarge: boolean;
  /** A phone held upright, or a small window of a portal: what else stands in a row comes one below the other. */
  readonly isNarrow: boolean;
  /** Where the bars lie: beside the map where the foot of the screen is too low. */
  readonly hasVitalsOnTop: boolean;
}

/** In less, as portals have it, what lies in the corners would lie on what is at the foot. */
const WIDE_WIDTH = 1200;
const WIDE_HEIGHT = 620;
const LARGE_SIDE = 700;
/** In less, the bars beside the map reach as far as a match in the middle. */
const NARROW_WIDTH = 820;

/**
 * Whether only height was taken away, as a keyboard on the screen does. A phone held upright is then wider than tall:
 * the parts would change places, and the field that somebody types into would be gone, and the keyboard with it.
 */
export function isShortened(former: HudSize, { width, height }: HudSize): boolean {
  return width === former.width && height < former.height;
}

export function describeLayout({ width, height }: HudSize, hasTouch: boolean): HudLayout {
  const kind = !hasTouch && width >= WIDE_WIDTH && height >= WIDE_HEIGHT ? 'wide' : 'compact';
  const isTall = height > width;
  const isLarge = kind === 'wide' || Math.min(width, height) >= LARGE_SIDE;
  const isNarrow = !isLarge && width < NARROW_WIDTH;
  return { kind, isTall, isLarge, isNarrow, hasVitalsOnTop: !isTall && !isLarge };
}
