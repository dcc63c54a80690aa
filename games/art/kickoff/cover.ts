import { layGround, layJoined, putSprite, putSprites, putTile, zoom, type Art } from '../kit/scene.ts';
import { scatter } from '../scatter.ts';

const COLUMNS = 22;
const WET = [
  '......................',
  '......................',
  '......................',
  '......................',
  '...........ww.........',
  '..ww.......www........',
  '..www......ww.........',
  '..ww..............w...',
  '......................',
  '.........ww...........',
  '........www...........',
  '.........w............',
  '......................',
];
const BOARDS = WET.map((row, y) => (y === 2 ? '#'.repeat(row.length) : row));

/** The ball is on its way to the corner of the goal. */
export function drawKickoffCover(art: Art): string {
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
  return zoom(
    1.625,
    -1.25,
    -0.5,
    layGround(art, COLUMNS, 13, (x, y) => {
      if (y < 2) return ['crowd', scatter(x, y) % 6];
      if (x > 17) return ['grass-out', 0];
      return [x % 4 < 2 ? 'grass-light' : 'grass-dark', scatter(x, y) % 4 === 0 ? 1 : 0];
    }),
    layJoined(art, 'puddle', WET, 'w'),
    ...range(0, 17).map((x) => (x === 4 ? '' : putTile(art, 'line-h', 0, x, 3))),
    ...range(4, 13).map(
      (y) => putTile(art, 'line-v', 0, 4, y) + (y === 5 ? '' : putTile(art, 'line-v', 0, 17, y)),
    ),
    putTile(art, 'line-t-s', 0, 4, 3),
    putTile(art, 'line-sw', 0, 17, 3),
    ...range(14, 17).map((x) => putTile(art, 'line-h', 0, x, 5)),
    putTile(art, 'line-se', 0, 13, 5),
    putTile(art, 'line-t-w', 0, 17, 5),
    ...range(6, 13).map((y) => putTile(art, 'line-v', 0, 13, y)),
    putSprite(art, { file: 'centre-circle', x: 4.5, y: 8.6 }),
    putSprite(art, { file: 'box-arc-right', x: 12.6, y: 8.6 }),
    layJoined(art, 'board', BOARDS, '#'),
    ...range(6, 12).flatMap((y) => [18, 19].map((x) => putTile(art, 'net-mint', 0, x, y))),
    putSprite(art, { file: 'goal-right', x: 18.7, y: 9 }),
    putSprite(art, { file: 'flag-mint', x: 17.7, y: 3.3, frame: 1 }),
    putSprites(art, [
      { file: 'frog', x: 16.4, y: 8.9, degrees: 200, frame: 2, scale: 1.15 },
      { file: 'duck', x: 8.6, y: 8, degrees: -14, frame: 4, scale: 1.15 },
      { file: 'duck', x: 6.3, y: 5.6, degrees: 20, frame: 2, scale: 1.15 },
      { file: 'duck', x: 12.6, y: 10.9, degrees: -40, frame: 3, scale: 1.15 },
      { file: 'frog', x: 9.8, y: 5.6, degrees: 120, frame: 4, scale: 1.15 },
      { file: 'frog', x: 6.1, y: 10.2, degrees: -20, frame: 2, scale: 1.15 },
      { file: 'frog', x: 14.6, y: 6, degrees: 160, frame: 3, scale: 1.15 },
      { file: 'duck', x: 3.4, y: 4.5, degrees: 40, frame: 2, scale: 1.15 },
      { file: 'splash', x: 3.6, y: 6.3, frame: 1 },
      { file: 'puff', x: 9.7, y: 7.6, frame: 1 },
      { file: 'ball', x: 12.5, y: 7.3, frame: 1, scale: 1.2 },
    ]),
  );
}
