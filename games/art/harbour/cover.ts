import { scatter } from '../scatter.ts';
import { layGround, layJoined, putSprites, putTile, zoom, type Art } from '../kit/scene.ts';

const BAY = [
  '......................',
  '......................',
  '......................',
  '......................',
  '......................',
  '......................',
  'cccccccccccccccccccccc',
  'cccccccccccccccccccccc',
  'cccccccccccccccccsssss',
  'wwwwpppwwwwwwwwsssssss',
  'wwwwpppwwwwwwwwwwwssss',
  'wwwwpppwwwwwwwwwwwwwss',
  'wwwwpppwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwww',
];

/** The quay on a fine morning. */
export function drawHarbourCover(art: Art): string {
  const water = BAY.map((row) => row.replaceAll('p', 'w'));
  const shore = BAY.map((row) => row.replaceAll(/[wp]/g, 's'));
  return zoom(
    1.5,
    -1,
    -0.5,
    layGround(art, 22, 14, (x, y) => {
      const pick = scatter(x, y) % 12;
      return ['grass', pick < 5 ? pick : pick % 2];
    }),
    layJoined(art, 'sand', shore, 's'),
    layJoined(art, 'cobble', BAY, 'c'),
    layJoined(art, 'water', water, 'w'),
    layJoined(art, 'pier', BAY, 'p'),
    putTile(art, 'flowers-coral', 0, 1, 5),
    putTile(art, 'flowers-sun', 0, 2, 5),
    putTile(art, 'bollard', 0, 9, 8),
    putTile(art, 'bollard', 0, 12, 8),
    putTile(art, 'rope', 0, 8, 8),
    putSprites(art, [
      { file: 'house-coral', x: 4.3, y: 3.4 },
      { file: 'bakery', x: 10.2, y: 3.4 },
      { file: 'house-mint', x: 16.1, y: 3.4 },
      { file: 'lighthouse', x: 20, y: 5.2 },
      { file: 'tree', x: 13.3, y: 4.2, scale: 0.85 },
      { file: 'lamp', x: 7, y: 5.6, frame: 1 },
      { file: 'player', x: 8.6, y: 7, frame: 2 },
      { file: 'baker', x: 11.4, y: 6.9, flip: true },
      { file: 'bread', x: 10.4, y: 6.9 },
      { file: 'cat', x: 14.3, y: 7.3, flip: true },
      { file: 'master', x: 4.6, y: 7.6 },
      { file: 'keeper', x: 17.4, y: 6.9, flip: true },
      { file: 'fisher', x: 6.3, y: 11 },
      { file: 'rod', x: 7.3, y: 10.9 },
      { file: 'ripples', x: 8.6, y: 11.4, frame: 1 },
      { file: 'boat', x: 2.4, y: 11.4, scale: 0.9 },
      { file: 'sailboat', x: 13, y: 9.9 },
      { file: 'crab', x: 18.3, y: 10 },
      { file: 'barrel', x: 16.2, y: 7.9 },
      { file: 'pots', x: 14.9, y: 8.6 },
      { file: 'gull', x: 10.7, y: 8.5 },
      { file: 'gull', x: 9.6, y: 1.2, frame: 2 },
      { file: 'gull', x: 17.4, y: 11.5, frame: 4, flip: true },
    ]),
  );
}
