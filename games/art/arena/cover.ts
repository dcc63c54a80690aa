import { scatter } from '../scatter.ts';
import { layGround, layJoined, putSprites, putTile, zoom, type Art } from '../kit/scene.ts';

const YARD = [
  '#####################',
  '#...................#',
  '#..##........pppp...#',
  '#..##........pppp...#',
  '#........#...pppp...#',
  '#.......##..........#',
  '#...................#',
  '#..###.........##...#',
  '#................#..#',
  '#...................#',
  '#####################',
];

/** A skirmish between the crates. */
export function drawArenaCover(art: Art): string {
  return zoom(
    2,
    -3,
    -0.75,
    layGround(art, 21, 11, (x, y) => {
      const pick = scatter(x, y) % 13;
      if (pick === 3) return ['slab', (x + y) % 3];
      return ['sand', pick === 5 ? 1 : pick === 8 ? 2 : pick === 9 ? 3 : 0];
    }),
    layJoined(art, 'plate', YARD, 'p'),
    putTile(art, 'splat-coral', 0, 6, 5),
    putTile(art, 'splat-sky', 0, 11, 7),
    putTile(art, 'oil', 0, 8, 2),
    putTile(art, 'bolts', 0, 12, 5),
    layJoined(art, 'copper-wall', YARD, '#'),
    putTile(art, 'pipe-end-w', 0, 9, 8),
    putTile(art, 'pipe-valve-h', 0, 10, 8),
    putTile(art, 'pipe-end-e', 0, 11, 8),
    putSprites(art, [
      { file: 'crate', x: 6.6, y: 2.3 },
      { file: 'crate', x: 7.9, y: 2.6, frame: 1 },
      { file: 'crate', x: 15.6, y: 6.3 },
      { file: 'barrel', x: 11.4, y: 2 },
      { file: 'barrel', x: 14.1, y: 8.6, frame: 1 },
      { file: 'tyres', x: 16.7, y: 5.2 },
      { file: 'medkit', x: 13.5, y: 3.5 },
      { file: 'banner-sky', x: 16.4, y: 2 },
      { file: 'banner-coral', x: 4.2, y: 8.9, frame: 1 },
      { file: 'copper', x: 5.6, y: 5.6, frame: 2, degrees: -8 },
      { file: 'nailer', x: 6.5, y: 5.5, degrees: -8 },
      { file: 'nail', x: 8.4, y: 5.1, degrees: -8 },
      { file: 'nail', x: 9.5, y: 4.9, degrees: -8 },
      { file: 'copper', x: 7.2, y: 8.2, frame: 4, degrees: -28 },
      { file: 'scatter', x: 8.15, y: 7.7, degrees: -28 },
      { file: 'tide', x: 12.7, y: 4.9, frame: 3, degrees: 170 },
      { file: 'lobber', x: 11.7, y: 5.1, degrees: 170 },
      { file: 'tide', x: 14.8, y: 3.1, frame: 2, degrees: 160 },
      { file: 'bomb', x: 9.9, y: 5.9 },
      { file: 'blast', x: 9.4, y: 3.4, frame: 2, scale: 0.8 },
      { file: 'tide', x: 12.6, y: 7.9, frame: 6, degrees: 200 },
      { file: 'boost', x: 5.2, y: 3.2 },
    ]),
  );
}
