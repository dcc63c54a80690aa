/** The lightest background the HUD glass can have: over white. */
const GLASS_OVER_WHITE = [49, 51, 63] as const;
/** WCAG AA for text. */
const CONTRAST_MIN = 4.5;
const STEPS = 20;

type Rgb = readonly [number, number, number];

/** Mixes a creator's color with enough white to be readable as text on the glass. */
export function toReadableColor(color: string): string {
  const rgb = parseHexColor(color);
  for (let step = 0; step <= STEPS; step++) {
    const mixed = mixWithWhite(rgb, step / STEPS);
    if (computeContrast(mixed, GLASS_OVER_WHITE) >= CONTRAST_MIN) return `rgb(${mixed.join(' ')})`;
  }
  return 'rgb(255 255 255)';
}

export function computeContrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export function parseHexColor(color: string): Rgb {
  const read = (at: number): number => Number.parseInt(color.slice(at, at + 2), 16) || 0;
  return [read(1), read(3), read(5)];
}

function mixWithWhite([r, g, b]: Rgb, part: number): Rgb {
  const mix = (channel: number): number => Math.round(channel + (255 - channel) * part);
  return [mix(r), mix(g), mix(b)];
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
