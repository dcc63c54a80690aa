import { layGround, layJoined, putSprites, putTile, zoom, type Art } from '../kit/scene.ts';
import { scatter } from '../scatter.ts';

const YARD = [
  '#####################',
  '#####################',
  '##.................##',
  '##..##......pppp...##',
  '##..##......pppp...##',
  '##.......#..pppp...##',
  '##......##.........##',
  '##.................##',
  '##..###.......##...##',
  '##.............#...##',
  '##.................##',
  '#####################',
  '#####################',
];

/** A skirmish between the crates. */
export function drawArenaCover(art: Art): string {
  return zoom(
    1.75,
    -1.75,
    -0.75,
    layGround(art, 21, 13, (x, y) => {
      const pick = scatter(x, y) % 15;
      if (pick === 3) return ['slab', scatter(y, x) % 3];
      return ['sand', pick === 5 ? 1 : pick === 8 ? 2 : pick === 9 ? 3 : 0];
    }),
    layJoined(art, 'plate', YARD, 'p'),
    ...[3, 4, 5].map((y) => putTile(art, 'pad-coral', 0, 2, y + 3)),
    ...[3, 4, 5].map((y) => putTile(art, 'pad-sky', 0, 18, y)),
    putTile(art, 'splat-coral', 0, 6, 6),
    putTile(art, 'splat-sky', 0, 11, 8),
    putTile(art, 'oil', 0, 7, 2),
    putTile(art, 'bolts', 0, 12, 6),
    putTile(art, 'tracks-h', 0, 6, 10),
    putTile(art, 'tracks-h', 0, 7, 10),
    putTile(art, 'tracks-h', 0, 8, 10),
    layJoined(art, 'copper-wall', YARD, '#'),
    putTile(art, 'pipe-end-w', 0, 9, 9),
    putTile(art, 'pipe-valve-h', 0, 10, 9),
    putTile(art, 'pipe-end-e', 0, 11, 9),
    putSprites(art, [
      { file: 'crate', x: 6.8, y: 3.3 },
      { file: 'crate', x: 8.1, y: 3.6, frame: 1 },
      { file: 'crate', x: 15.6, y: 7.3 },
      { file: 'crate', x: 16.9, y: 7.4 },
      { file: 'crate', x: 3.4, y: 3 },
      { file: 'barrel', x: 11.3, y: 2.8 },
      { file: 'barrel', x: 14.2, y: 9.9, frame: 1 },
      { file: 'tyres', x: 17, y: 9.8 },
      { file: 'scrap', x: 4.6, y: 10.2 },
      { file: 'medkit', x: 13.5, y: 4.5 },
      { file: 'boost', x: 7.6, y: 7.9 },
      { file: 'bombs', x: 16.2, y: 5.6 },
      { file: 'banner-sky', x: 17.6, y: 2.8 },
      { file: 'banner-coral', x: 3, y: 8.9, frame: 1 },
      { file: 'copper', x: 5.2, y: 6.4, frame: 2, degrees: -8 },
      { file: 'nailer', x: 6.1, y: 6.3, degrees: -8 },
      { file: 'nail', x: 7.7, y: 6.05, degrees: -8 },
      { file: 'copper', x: 7.2, y: 9.4, frame: 4, degrees: -28 },
      { file: 'scatter', x: 8.15, y: 8.9, degrees: -28 },
      { file: 'pellet', x: 9.3, y: 8.1 },
      { file: 'pellet', x: 9.7, y: 8.4 },
      { file: 'copper', x: 3.3, y: 5, frame: 3, degrees: 30 },
      { file: 'tide', x: 12.7, y: 6.3, frame: 3, degrees: 170 },
      { file: 'lobber', x: 11.7, y: 6.5, degrees: 170 },
      { file: 'tide', x: 14.9, y: 4, frame: 2, degrees: 160 },
      { file: 'nailer', x: 14.1, y: 4.35, degrees: 160 },
      { file: 'bomb', x: 10.3, y: 6.9 },
      { file: 'blast', x: 9.3, y: 4.3, frame: 2, scale: 0.85 },
      { file: 'tide', x: 12.8, y: 8.7, frame: 6, degrees: 200 },
      { file: 'flash', x: 6.85, y: 6.15, degrees: -8 },
    ]),
  );
}
