import { scatter } from '../scatter.ts';
import { layGround, putSprite, putSprites, putTile, zoom, type Art } from '../kit/scene.ts';
import { skyColor } from './tiles.ts';
import type { BUILDINGS } from './plan.ts';

type Building = (typeof BUILDINGS)[number];

const COLUMNS = 18;
const ROWS = 11;

function layHouse(art: Art, name: Building, left: number, right: number, top: number): string {
  return layGround(art, right - left + 1, ROWS - top, (x, y) => {
    const side = x === 0 ? '-l' : x === right - left ? '-r' : '';
    if (y === 0) return [`${name}-roof${side}`, 0];
    if (side === '' && y % 2 === 0 && x % 2 === 1)
      return [`${name}-window-${scatter(x + left, y) % 3 === 0 ? 'dark' : 'lit'}`, 0];
    return [`${name}-wall${side}`, 0];
  });
}

function putHouse(art: Art, name: Building, left: number, right: number, top: number): string {
  return `<g transform="translate(${left * 32} ${top * 32})">${layHouse(art, name, left, right, top)}</g>`;
}

function layFar(art: Art, left: number, right: number, top: number): string {
  const parts: string[] = [];
  for (let x = left; x <= right; x++) {
    parts.push(putTile(art, x === left ? 'far-top-l' : x === right ? 'far-top-r' : 'far-top', 0, x, top));
    for (let y = top + 1; y < ROWS; y++) parts.push(putTile(art, 'far-body', scatter(x, y) % 3, x, y));
  }
  return parts.join('');
}

function drawDusk(): string {
  const stops = Array.from(
    { length: 9 },
    (_, i) => `<stop offset="${i / 8}" stop-color="${skyColor(i / 8)}"/>`,
  );
  const size = `width="${COLUMNS * 32}" height="${ROWS * 32}"`;
  return `<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient><rect ${size} fill="url(#dusk)"/>`;
}

/** Four runners over the roofs at dusk. */
export function drawSkylineCover(art: Art): string {
  return zoom(
    2,
    -1.5,
    -0.5,
    drawDusk(),
    ...[1, 4, 7, 10, 13, 15].map((x, i) => putTile(art, 'stars', i % 2, x, i % 3)),
    putSprite(art, { file: 'sun', x: 11.6, y: 5.4 }),
    putSprite(art, { file: 'cloud', x: 4.6, y: 2.2 }),
    putSprite(art, { file: 'cloud', x: 14.6, y: 3.2, scale: 0.8 }),
    layFar(art, 2, 4, 4),
    layFar(art, 7, 8, 5),
    layFar(art, 13, 15, 5),
    putTile(art, 'far-tank', 0, 3, 3),
    putTile(art, 'far-antenna', 0, 14, 4),
    putHouse(art, 'brick', 1, 5, 7),
    putHouse(art, 'teal', 8, 11, 6),
    putHouse(art, 'ochre', 14, 17, 5),
    putTile(art, 'awning-coral-l', 0, 6, 8),
    putTile(art, 'awning-coral-r', 0, 7, 8),
    putTile(art, 'chimney', 0, 2, 6),
    putTile(art, 'plants', 0, 11, 5),
    putTile(art, 'cat', 0, 5, 6),
    putSprites(art, [
      { file: 'coin', x: 6, y: 4.7 },
      { file: 'coin', x: 6.9, y: 4.1, frame: 1 },
      { file: 'coin', x: 7.8, y: 4.1, frame: 5 },
      { file: 'lift', x: 12.6, y: 8.2, scale: 0.7 },
      { file: 'runner-coral', x: 6.5, y: 5.57, frame: 7 },
      { file: 'runner-mint', x: 4, y: 6.22, frame: 2 },
      { file: 'runner-sky', x: 9.6, y: 5.22, frame: 4 },
      { file: 'runner-sun', x: 12.8, y: 3.77, frame: 8 },
      { file: 'checkpoint', x: 8.6, y: 5, frame: 2 },
      { file: 'finish', x: 15.5, y: 3.5, frame: 1 },
      { file: 'pigeon', x: 10.6, y: 2.3, frame: 2, flip: true },
      { file: 'pigeon', x: 3.1, y: 3.1, frame: 3 },
      { file: 'spring', x: 10.9, y: 5.5 },
    ]),
  );
}
