import { scatter } from '../scatter.ts';
import { flat } from '../kit/ink.ts';
import { layGround, layJoined, putSprite, putSprites, putTile, zoom, type Art } from '../kit/scene.ts';

const CLEARING = [
  '####################',
  '######........######',
  '####............####',
  '###....dddd......###',
  '##...dddddddd.....##',
  '##...ddddddddd....##',
  '#....ddddddddd....##',
  '##....ddddddd.....##',
  '###.....ddd......###',
  '####.....d......####',
  '######..dd...#######',
];

/** The night around the fire, with a hole of light in it. */
function drawNight(x: number, y: number): string {
  const glow = `<radialGradient id="night" gradientUnits="userSpaceOnUse" cx="${x * 32}" cy="${y * 32}" r="300"><stop offset="0" stop-color="#ffb347" stop-opacity="0.24"/><stop offset="0.45" stop-color="#3a2a5a" stop-opacity="0.16"/><stop offset="0.8" stop-color="#141233" stop-opacity="0.48"/><stop offset="1" stop-color="#0f0d2b" stop-opacity="0.68"/></radialGradient>`;
  return glow + flat('M-40 -40H720V420H-40z', 'url(#night)');
}

/** Four around the fire, and what waits among the trees. */
export function drawNightfallCover(art: Art): string {
  return zoom(
    2,
    -2.5,
    -0.5,
    layGround(art, 20, 11, (x, y) => {
      const pick = scatter(x, y) % 14;
      return ['grass', pick < 6 ? pick : pick % 2];
    }),
    layJoined(art, 'dirt', CLEARING, 'd'),
    putTile(art, 'fern', 0, 5, 3),
    putTile(art, 'log-l', 0, 6, 7),
    putTile(art, 'log-r', 0, 7, 7),
    layJoined(art, 'forest', CLEARING, '#'),
    putSprites(art, [
      { file: 'tent', x: 13.6, y: 3.3, scale: 0.9 },
      { file: 'trader', x: 12.3, y: 4.7, flip: true },
      { file: 'woodpile', x: 6.4, y: 3.5 },
      { file: 'ranger-sky', x: 6.7, y: 5.3 },
      { file: 'ranger-coral', x: 9.5, y: 7.7, frame: 2 },
      { file: 'axe', x: 10.2, y: 7.9, degrees: -30 },
      { file: 'ranger-mint', x: 11.2, y: 6.1, flip: true },
      { file: 'ranger-sun', x: 5.4, y: 7.6, flip: true, frame: 4 },
      { file: 'bow', x: 4.6, y: 7.8, degrees: 180 },
      { file: 'barricade', x: 8, y: 9.2 },
      { file: 'barricade', x: 13.6, y: 7.3 },
    ]),
    drawNight(9, 5.3),
    putSprite(art, { file: 'campfire', x: 9, y: 5.2, scale: 1.15 }),
    putSprites(art, [
      { file: 'shade', x: 3.7, y: 4.4, frame: 2 },
      { file: 'brute', x: 15.3, y: 8.3, flip: true, frame: 2 },
      { file: 'wisp', x: 4.9, y: 2.2 },
      { file: 'wisp', x: 16.3, y: 5.2, flip: true },
      { file: 'shade', x: 12.2, y: 9.2, flip: true, frame: 4 },
    ]),
    putTile(art, 'eyes', 0, 3, 8),
    putTile(art, 'eyes', 0, 9, 0),
    putTile(art, 'eyes', 0, 16, 3),
  );
}
