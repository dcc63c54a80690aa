import { computeContrast, parseHexColor, type Rgb } from './colorContrast.ts';

/** The lightest color that the translucent HUD panels can have: over a white map. */
const GLASS_OVER_WHITE = [49, 51, 63] as const;
/** The contrast that WCAG AA requires for text. */
const CONTRAST_MIN = 4.5;
const STEPS = 20;

/** Mixes a creator's color with enough white to be readable as text on HUD panels. */
export function toReadableColor(color: string): string {
  const rgb = parseHexColor(color);
  for (let step = 0; step <= STEPS; step++) {
    const mixed = mixWithWhite(rgb, step / STEPS);
    if (computeContrast(mixed, GLASS_OVER_WHITE) >= CONTRAST_MIN) return `rgb(${mixed.join(' ')})`;
  }
  return 'rgb(255 255 255)';
}

function mixWithWhite([r, g, b]: Rgb, part: number): Rgb {
  const mix = (channel: number): number => Math.round(channel + (255 - channel) * part);
  return [mix(r), mix(g), mix(b)];
}
