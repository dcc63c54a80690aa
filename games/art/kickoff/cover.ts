import { scatter } from '../scatter.ts';
import { layGround, layJoined, putSprite, putSprites, putTile, zoom, type Art } from '../kit/scene.ts';

const WET = [
  '....................',
  '....................',
  '....................',
  '..............w.....',
  '..ww......ww........',
  '..www.....w.........',
  '...w................',
  '....................',
  '.........ww.........',
  '........www.........',
  '....................',
];
const BOARDS = [
  '....................',
  '####################',
  ...Array.from({ length: 9 }, () => '....................'),
];

/** A corner of the pitch, the ball on its way. */
export function drawKickoffCover(art: Art): string {
  return zoom(
    2,
    -1.5,
    -0.25,
    layGround(art, 20, 11, (x, y) => {
      if (y === 0) return ['crowd', scatter(x, 3) % 6];
      return [x % 4 < 2 ? 'grass-light' : 'grass-dark', scatter(x, y) % 4 === 0 ? 1 : 0];
    }),
    Array.from({ length: 20 }, (_, x) => putTile(art, 'line-h', 0, x, 2)).join(''),
    layJoined(art, 'puddle', WET, 'w'),
    putSprite(art, { file: 'centre-circle', x: 4.5, y: 8 }),
    Array.from({ length: 9 }, (_, y) => putTile(art, 'line-v', 0, 4, y + 2)).join(''),
    layJoined(art, 'board', BOARDS, '#'),
    ...[4, 5, 6, 7, 8, 9].flatMap((y) => [14, 15].map((x) => putTile(art, 'net-mint', 0, x, y))),
    putSprite(art, { file: 'goal-right', x: 14.9, y: 6.9 }),
    putSprites(art, [
      { file: 'frog', x: 12.9, y: 6.6, degrees: 190, frame: 2 },
      { file: 'duck', x: 7.4, y: 7.2, degrees: -20, frame: 4 },
      { file: 'duck', x: 5.4, y: 4.6, degrees: 20, frame: 2 },
      { file: 'duck', x: 11.2, y: 9, degrees: -40, frame: 3 },
      { file: 'frog', x: 9.6, y: 4.2, degrees: 120, frame: 4 },
      { file: 'frog', x: 3, y: 7.6, degrees: 10, frame: 2 },
      { file: 'frog', x: 12.2, y: 3.5, degrees: 160, frame: 3 },
      { file: 'splash', x: 3.4, y: 5.4, frame: 1 },
      { file: 'puff', x: 8.3, y: 6.8, frame: 1 },
      { file: 'ball', x: 10.3, y: 6.3, frame: 1 },
    ]),
  );
}
