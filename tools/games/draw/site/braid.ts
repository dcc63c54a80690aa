import { element, group, palette, svgDocument, roundToTenth } from '../svg.ts';

const COLORS = [palette.coral, palette.sun, palette.mint, palette.sky];
const THREAD = 7;
const EDGE = 2.6;
const AMPLITUDE = 14;
const WIDTH = 44;
/** Length of one full period of every thread. The tile has this length, so that the pattern repeats without a seam. */
const PERIOD = 160;
const SAMPLES = 5;

type Point = (along: number, across: number) => string;

interface Piece {
  rank: number;
  outline: string;
  color: string;
}

/**
 * Draws a flat braid of four threads as one repeating tile. Each thread is a sine wave. Its depth is cos(3θ), so that
 * it passes under, over and under the others on its way across. With cos(θ) it would look like a twisted rope.
 */
export function drawBraidPattern(direction: 'vertical' | 'horizontal'): string {
  const point: Point =
    direction === 'vertical'
      ? (along, across) => `${roundToTenth(WIDTH / 2 + across)} ${roundToTenth(along)}`
      : (along, across) => `${roundToTenth(along)} ${roundToTenth(WIDTH / 2 + across)}`;
  const pieces = COLORS.flatMap((color, index) => cutThread(color, index, point));
  const drawn = pieces.toSorted((a, b) => a.rank - b.rank).map((piece) => piece.outline + piece.color);
  return svgDocument(
    direction === 'vertical' ? [0, 0, WIDTH, PERIOD] : [0, 0, PERIOD, WIDTH],
    group({ fill: 'none' }, ...drawn),
  );
}

function cutThread(color: string, index: number, point: Point): Piece[] {
  const eighth = Math.PI / 4;
  const first = -2 * index - 1;
  return Array.from({ length: 11 }, (_, count) => {
    const middle = (first + count) * eighth;
    const trace = (overlap: number) => {
      const half = (eighth / 2) * overlap;
      const points = Array.from({ length: SAMPLES }, (_point, i) => {
        const angle = middle - half + (i / (SAMPLES - 1)) * 2 * half;
        return point((angle / (2 * Math.PI) + index / COLORS.length) * PERIOD, Math.sin(angle) * AMPLITUDE);
      });
      return `M${points.join('L')}`;
    };
    const depth = Math.cos(3 * middle);
    // The middle pass (depth 1) is painted before the outer ones, which then cover its ends.
    const rank = depth > 0.9 ? 1 : depth > 0.1 ? 2 : depth < -0.1 ? -1 : 0;
    const edge = { stroke: palette.outline, 'stroke-width': THREAD + EDGE * 2 };
    return {
      rank,
      outline: element('path', { d: trace(rank === 2 ? 0.98 : 1.1), ...edge }),
      color: element('path', { d: trace(rank === 2 ? 1.2 : 1.3), stroke: color, 'stroke-width': THREAD }),
    };
  });
}
