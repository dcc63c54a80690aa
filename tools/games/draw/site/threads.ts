import { outlinedStroke, group, palette } from '../svg.ts';

const COLORS = [palette.coral, palette.sun, palette.mint, palette.sky];

/**
 * Draws four threads side by side. The first two follow one path, the other two the other path, so that crossing paths
 * look woven.
 */
export function drawThreads(first: string, second: string, style: { spread: number; width: number }): string {
  return COLORS.map((color, index) =>
    group(
      { transform: `translate(0 ${(index - 1.5) * style.spread})` },
      outlinedStroke(index < 2 ? first : second, color, style.width, 3),
    ),
  ).join('');
}
