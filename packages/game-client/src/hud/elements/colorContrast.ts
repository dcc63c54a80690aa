export type Rgb = readonly [number, number, number];

export function computeContrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export function parseHexColor(color: string): Rgb {
  const read = (at: number): number => Number.parseInt(color.slice(at, at + 2), 16) || 0;
  return [read(1), read(3), read(5)];
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
