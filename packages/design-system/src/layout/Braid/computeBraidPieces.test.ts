import { expect, it } from 'vitest';
import { computeBraidPieces } from './computeBraidPieces.ts';

const PERIOD = 96;
const pieces = computeBraidPieces({ width: 33, period: PERIOD });

function ends(path: string): { from: string; to: string } {
  const numbers = path.match(/-?[\d.]+/g) as string[];
  return { from: numbers.slice(0, 2).join(' '), to: numbers.slice(-2).join(' ') };
}

it('draws each of the four threads without a gap across the tile', () => {
  for (const color of new Set(pieces.map((piece) => piece.color))) {
    const thread = pieces.filter((piece) => piece.color === color).map((piece) => ends(piece.path));
    const startsInTile = thread.filter(({ from }) => {
      const y = Number(from.split(' ')[1]);
      return y >= 0 && y < PERIOD;
    });
    expect(startsInTile.length).toBe(6);
    for (const { from } of startsInTile) expect(thread.map(({ to }) => to)).toContain(from);
  }
  expect(new Set(pieces.map((piece) => piece.color)).size).toBe(4);
});

it('lets every thread go over as often as under', () => {
  for (const color of new Set(pieces.map((piece) => piece.color))) {
    const ranks = pieces.flatMap((piece, rank) => (piece.color === color ? [rank] : []));
    const over = ranks.filter((rank) => rank >= pieces.length / 2).length;
    expect(over).toBe(ranks.length / 2);
  }
});
