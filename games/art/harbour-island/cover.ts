import { scatter } from '../scatter.ts';
import { layGround, layJoined, putSprites, putTile, zoom, type Art } from '../kit/scene.ts';

const ISLAND = [
  'wwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwwwwwwwwwwwwwwwww',
  'wwwwwwsssssssssswwwwww',
  'wwwwsssggggggggssswwww',
  'wwwsssggggggggggssswww',
  'wwsssggrrrrrrrggggssww',
  'wwssggrrrrrrrrrggggssw',
  'wwssgggrrrrrrrgggggssw',
  'wsssgggggggggggggsssww',
  'wwsssgggggggggggssssww',
  'wwwsssssggggssssssswww',
  'wwwwssssssssssssssswww',
  'wwwwwwsssssssssswwwwww',
  'wwwwwwwwwwwwwwwwwwwwww',
];

/** Crabs, palms and a chest under the old light. */
export function drawIslandCover(art: Art): string {
  const shore = ISLAND.map((row) => row.replaceAll('w', 's'));
  return zoom(
    1.5,
    -1,
    -0.25,
    layGround(art, 22, 14, (x, y) => {
      const pick = scatter(x, y) % 9;
      return ['grass', pick < 5 ? pick : pick % 2];
    }),
    layJoined(art, 'sand', shore, 's'),
    layJoined(art, 'water', ISLAND, 'w'),
    layJoined(art, 'rock', ISLAND, 'r'),
    putTile(art, 'steps', 0, 10, 7),
    putTile(art, 'starfish', 0, 4, 10),
    putTile(art, 'dig-spot', 0, 14, 11),
    putTile(art, 'shells', 0, 17, 10),
    putTile(art, 'tide-pool', 0, 4, 8),
    putTile(art, 'driftwood', 0, 8, 2),
    putSprites(art, [
      { file: 'lighthouse', x: 10.5, y: 4 },
      { file: 'wreck', x: 19, y: 3.2, scale: 0.8 },
      { file: 'palm', x: 5.3, y: 4.6 },
      { file: 'palm', x: 16.6, y: 5.4 },
      { file: 'palm', x: 6.8, y: 8.3, scale: 0.85 },
      { file: 'hut', x: 14.3, y: 7.4 },
      { file: 'player', x: 9.2, y: 9.4, frame: 4 },
      { file: 'broom', x: 10, y: 9.5, degrees: -20 },
      { file: 'crab', x: 11.5, y: 9.7, frame: 6 },
      { file: 'crab', x: 7, y: 11, frame: 2 },
      { file: 'crab', x: 16.4, y: 11.4, frame: 4, flip: true },
      { file: 'chest', x: 12.8, y: 11.3, frame: 1 },
      { file: 'boat', x: 4, y: 12.3, scale: 0.9 },
      { file: 'gull', x: 5.8, y: 2, frame: 2 },
      { file: 'gull', x: 15.2, y: 2.2, frame: 4, flip: true },
      { file: 'parrot', x: 18, y: 8.6 },
    ]),
  );
}
