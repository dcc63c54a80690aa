import { scatter } from '../scatter.ts';
import { layGround, layJoined, putSprite, putSprites, putTile, zoom, type Art } from '../kit/scene.ts';

const POND = [
  'bbbbb................',
  'bbb.........ssss.....',
  'bb.........ssssss....',
  'b...........sssss....',
  '.............ss......',
  '.....................',
  '..rr.................',
  '..rrr.............rrb',
  '...rr............rrbb',
  '...............rrrbbb',
  '..........bb..bbbbbbb',
];

/** A big blob about to gulp a small one. */
export function drawBlobCover(art: Art): string {
  return zoom(
    2,
    -2.5,
    -0.5,
    layGround(art, 21, 11, (x, y) => {
      const pick = scatter(x, y) % 19;
      return ['pond', pick < 8 ? pick : pick % 2];
    }),
    layJoined(art, 'shallow', POND, 's'),
    layJoined(art, 'reeds', POND, 'r'),
    layJoined(art, 'bank', POND, 'b'),
    putTile(art, 'lily-pair', 0, 6, 8),
    putTile(art, 'lotus', 0, 16, 5),
    putTile(art, 'bank-flowers', 0, 3, 0),
    putSprites(art, [
      { file: 'pellet-berry', x: 4.6, y: 3 },
      { file: 'pellet-seed', x: 12.8, y: 8.6 },
      { file: 'pellet-star', x: 13.6, y: 1.9 },
      { file: 'pellet-fly', x: 15.6, y: 6.8 },
      { file: 'pellet-bubble', x: 6.8, y: 1.3 },
      { file: 'pellet-shrimp', x: 5.3, y: 7.6 },
      { file: 'pellet-berry', x: 17, y: 3.7 },
      { file: 'pellet-star', x: 3.6, y: 5.2 },
      { file: 'pellet-seed', x: 11.4, y: 1.3 },
      { file: 'pellet-fly', x: 8.2, y: 9.1 },
      { file: 'duckling', x: 5, y: 9.1 },
      { file: 'dragonfly', x: 6.6, y: 2.7, scale: 1.2 },
    ]),
    putSprite(art, { file: 'blob-sky', x: 15.2, y: 3, scale: 2.1, flip: true }),
    putSprite(art, { file: 'blob-lime', x: 4.9, y: 4.5, scale: 1.3, frame: 1 }),
    putSprite(art, { file: 'blob-sun', x: 14.4, y: 8.3, scale: 1.6, flip: true, frame: 1 }),
    putSprite(art, { file: 'blob-coral', x: 9.1, y: 5.3, scale: 4.6, frame: 2 }),
    putSprite(art, { file: 'blob-mint', x: 12.9, y: 5.3, scale: 1.3, frame: 3 }),
    putSprite(art, { file: 'blob-lilac', x: 7.2, y: 9.2, scale: 0.8, frame: 1 }),
    putSprite(art, { file: 'lily-flower', x: 16.6, y: 7.1, scale: 0.6 }),
    putSprite(art, { file: 'lily', x: 3.4, y: 8.6, scale: 0.5 }),
    putSprite(art, { file: 'crown', x: 9, y: 2.35, scale: 2.1 }),
  );
}
