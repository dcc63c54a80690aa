import { scatter } from '../scatter.ts';
import { layGround, layJoined, putSprites, putTile, zoom, type Art } from '../kit/scene.ts';

const MEADOW = [
  'hhhhhhhhhhhhhhhhhh',
  'h................h',
  'h................h',
  'h..........wwww..h',
  'h..pp.....wwwwww.h',
  'pppppp....wwwwww.h',
  'ppppppp....www...h',
  'h...pppppp.......h',
  'h.....ppppppp....h',
  'h........pppppppph',
  'hhhhhhhhhhhppphhhh',
];

/** A meadow with room for anything. */
export function drawBlankCover(art: Art): string {
  return zoom(
    2,
    -1.5,
    -0.75,
    layGround(art, 18, 11, (x, y) => {
      const pick = scatter(x, y) % 10;
      return ['grass', pick < 5 ? pick : pick % 2];
    }),
    layJoined(art, 'path', MEADOW, 'p'),
    layJoined(art, 'water', MEADOW, 'w'),
    putTile(art, 'lily', 0, 12, 4),
    putTile(art, 'reed', 0, 14, 3),
    putTile(art, 'flowers', 0, 4, 2),
    putTile(art, 'flowers', 0, 13, 7),
    putTile(art, 'tuft', 0, 9, 3),
    layJoined(art, 'hedge', MEADOW, 'h'),
    putSprites(art, [
      { file: 'tree', x: 3.7, y: 2.7 },
      { file: 'sign', x: 8.9, y: 5.4 },
      { file: 'hero', x: 7, y: 6.2, scale: 1.15 },
      { file: 'bush', x: 15, y: 7.6 },
      { file: 'bush', x: 3, y: 8.2 },
      { file: 'rock', x: 9, y: 2.6 },
      { file: 'bench', x: 12.6, y: 2.3 },
      { file: 'butterfly', x: 5.6, y: 4.4 },
      { file: 'butterfly', x: 10.7, y: 7.1, frame: 1, flip: true },
    ]),
  );
}
