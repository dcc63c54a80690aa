const THREADS = ['var(--coral)', 'var(--sun)', 'var(--mint)', 'var(--sky)'];
const TURN = 2 * Math.PI;

/** Where threads are cut into pieces. Each piece contains exactly one crossing, so that it needs only one depth. */
const CUTS = [-1 / 16, 1 / 16, 1 / 4, 7 / 16, 9 / 16, 3 / 4, 15 / 16];
const CROSSINGS = [0, 1 / 8, 3 / 8, 1 / 2, 5 / 8, 7 / 8];

type BraidPiece = { path: string; color: string };

/**
 * Returns the pieces of one repeat of four threads, braided along the y axis, back to front. Draw them in this order,
 * each with an outline in the background color, so that they go over and under each other.
 */
export function computeBraidPieces({ width, period }: { width: number; period: number }): BraidPiece[] {
  const reach = width / 2;
  const pieces = THREADS.flatMap((color, thread) =>
    CROSSINGS.flatMap((crossing, piece) => {
      const from = CUTS[piece] as number;
      const to = CUTS[piece + 1] as number;
      const shift = -thread / THREADS.length;
      // Add the repeats before and after, because a piece that crosses the edge of the tile is visible on both sides.
      return [-1, 0, 1, 2].map((repeat) => ({
        color,
        depth: depthAt(crossing),
        path: drawPiece({ from, to, start: (shift + repeat) * period, reach, period }),
      }));
    }),
  );
  return pieces.toSorted((a, b) => a.depth - b.depth).map(({ path, color }) => ({ path, color }));
}

/**
 * Depth of a thread whose x is sin t. The sine makes threads alternate between front and back; the cosine decides which
 * of two threads is in front where they cross at the center.
 */
function depthAt(turn: number): number {
  return Math.sin(2 * TURN * turn) + 0.6 * Math.cos(TURN * turn);
}

type Piece = { from: number; to: number; start: number; reach: number; period: number };

function drawPiece({ from, to, start, reach, period }: Piece): string {
  const x = (turn: number) => reach + reach * Math.sin(TURN * turn);
  const slope = (turn: number) => reach * TURN * Math.cos(TURN * turn);
  const y = (turn: number) => start + turn * period;
  const third = (to - from) / 3;
  const points = [
    [x(from), y(from)],
    [x(from) + slope(from) * third, y(from + third)],
    [x(to) - slope(to) * third, y(to - third)],
    [x(to), y(to)],
  ].map((point) => point.map((value) => value.toFixed(1)).join(' '));
  return `M${points[0]}C${points.slice(1).join(' ')}`;
}
