import { cord, group, palette } from './svg.ts';

const COLOURS = [palette.coral, palette.sun, palette.mint, palette.sky];

/**
 * The four threads beside each other: the first two follow one path, the other two another,
 * so that two paths that cross look woven.
 */
export function drawThreads(first: string, second: string, style: { spread: number; width: number }): string {
  return COLOURS.map((colour, index) =>
    group(
      { transform: `translate(0 ${(index - 1.5) * style.spread})` },
      cord(index < 2 ? first : second, colour, style.width, 3),
    ),
  ).join('');
}
