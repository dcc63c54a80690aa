const WHITE = 0xffffff;

/** Converts `#rrggbb` or `#rrggbbaa` to a number, without the opacity. */
export function parseColor(color: string): number {
  const digits = /^#([0-9a-f]{6})/i.exec(color)?.[1];
  return digits === undefined ? WHITE : Number.parseInt(digits, 16);
}

/** Interpolates from `a` (part 0) to `b` (part 1). */
export function mixColors(a: number, b: number, part: number): number {
  const mix = (shift: number): number => {
    const [from, to] = [(a >> shift) & 255, (b >> shift) & 255];
    return Math.round(from + (to - from) * part) << shift;
  };
  return mix(16) | mix(8) | mix(0);
}
