import { box, createDrawingRandom } from '../../draw/svg.ts';
import { fill } from '../kit/grounds.ts';
import {
  INK,
  drawOutlinedLine,
  darken,
  drawDot,
  drawFlatPath,
  lighten,
  blendColors,
  inkPalette,
  drawOutlinedShape,
  stroke,
} from '../kit/ink.ts';
import type { DrawTile } from '../kit/paintSheet.ts';
import { roofTiles } from './roofTiles.ts';
import { BUILDINGS, SKY_TILE_COUNT } from './plan.ts';

/** Colors of the dusk, from the top of the sky down to the street. */
const DUSK = ['#2b2a5e', '#4a3a7c', '#7d4a8c', '#b85c88', '#ec7f78', '#ffab76', '#ffd08a'];

const WALLS: Record<(typeof BUILDINGS)[number], string> = {
  brick: '#cf5b4a',
  teal: '#3f8f92',
  ochre: '#d99a3f',
  plum: '#7a5aa0',
};

function skyColor(part: number): string {
  const at = Math.min(0.9999, Math.max(0, part)) * (DUSK.length - 1);
  const index = Math.floor(at);
  return blendColors(DUSK[index]!, DUSK[index + 1]!, at - index);
}

function drawSky(index: number): string {
  const id = `sky${index}`;
  const stop = (offset: number, part: number) => `<stop offset="${offset}" stop-color="${skyColor(part)}"/>`;
  const gradient = `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stop(0, index / SKY_TILE_COUNT)}${stop(1, (index + 1) / SKY_TILE_COUNT)}</linearGradient>`;
  return `${gradient}<rect width="32" height="32" fill="url(#${id})"/>`;
}

function drawBrickwork(color: string): string {
  return stroke('M4 8h6M20 8h7M11 20h6M25 22h5M3 27h5', darken(color, 0.22), 2, 0.75);
}

/** Draws a tile of a house front. The left and right tiles have an outline and light or shadow. */
function drawFront(color: string, side: 'l' | 'm' | 'r'): string {
  const parts = [fill(color), drawBrickwork(color)];
  if (side === 'l')
    parts.push(drawFlatPath('M1 0h4v32H1z', lighten(color, 0.3), 0.7), stroke('M1.300 -2v36', INK, 2.6));
  if (side === 'r')
    parts.push(drawFlatPath('M23 0h8v32h-8z', darken(color, 0.3), 0.6), stroke('M30.700 -2v36', INK, 2.6));
  return parts.join('');
}

/** Draws the ledge that runners run on. It juts out over the front. */
function drawLedge(color: string, side: 'l' | 'm' | 'r'): string {
  const left = side === 'l' ? 1.3 : -6;
  const right = side === 'r' ? 30.7 : 38;
  return [
    drawFront(color, side),
    drawFlatPath('M0 12h32v6H0z', INK, 0.3),
    drawOutlinedShape(box(left, 1.3, right - left, 12, 3), inkPalette.cream),
    drawFlatPath(
      `M${Math.max(0, left + 1.2)} 8.500H${Math.min(32, right - 1.2)}V12H${Math.max(0, left + 1.2)}z`,
      '#e0c9a0',
    ),
    stroke(
      `M${side === 'l' ? 5 : -2} 4.300H34`.replace('34', side === 'r' ? '27' : '34'),
      '#ffffff',
      1.6,
      0.9,
    ),
  ].join('');
}

function drawWindow(color: string, isLit: boolean): string {
  const glass = isLit ? '#ffd978' : '#2f3a66';
  const inside = isLit
    ? drawFlatPath('M9 6.500h14v4q-7 2-14 0z', '#fff0bb') +
      drawOutlinedShape('M12 25v-5q0-4 3-4t3 4v5z', '#c98a4a', 0)
    : stroke('M11 17l5-7M16 19l5-7', '#6b79b5', 2, 0.8);
  return [
    fill(color),
    drawFlatPath(box(6, 4, 21, 25, 2), darken(color, 0.3)),
    drawOutlinedShape(box(7, 4, 18, 22, 2), glass, 2.4),
    inside,
    stroke('M16 4v21M8 14.500h16', INK, 1.8),
    drawOutlinedShape(box(4.5, 24, 23, 5, 1.5), inkPalette.cream, 2.2),
  ].join('');
}

function drawBuilding(name: (typeof BUILDINGS)[number]): Record<string, DrawTile> {
  const color = WALLS[name];
  return {
    [`${name}-roof-l`]: () => drawLedge(color, 'l'),
    [`${name}-roof`]: () => drawLedge(color, 'm'),
    [`${name}-roof-r`]: () => drawLedge(color, 'r'),
    [`${name}-wall-l`]: () => drawFront(color, 'l'),
    [`${name}-wall`]: () => drawFront(color, 'm'),
    [`${name}-wall-r`]: () => drawFront(color, 'r'),
    [`${name}-window-lit`]: () => drawWindow(color, true),
    [`${name}-window-dark`]: () => drawWindow(color, false),
  };
}

const FAR = '#6a4a86';
const FAR_LIT = '#ffc98a';

/** Draws the top of a distant house. Its cornice juts out at the ends. */
function drawFarTop(side: 'l' | 'm' | 'r'): string {
  const left = side === 'l' ? 1 : 0;
  const right = side === 'r' ? 31 : 32;
  return (
    drawFlatPath('M0 0H32V32H0z', FAR) + drawFlatPath(`M${left} 0H${right}v4H${left}z`, lighten(FAR, 0.22))
  );
}

function drawFarBody(index: number): string {
  const windows = [
    [5, 5],
    [19, 5],
    [5, 20],
    [19, 20],
  ] as const;
  const lit = [[], [1], [0, 3]][index]!;
  return (
    fill(FAR) +
    windows
      .map(([x, y], i) =>
        drawFlatPath(box(x, y, 7, 8, 1), lit.some((on) => on === i) ? FAR_LIT : darken(FAR, 0.25)),
      )
      .join('')
  );
}

function drawAwning(color: string, side: 'l' | 'm' | 'r'): string {
  const left = side === 'l' ? 1.3 : -10;
  const right = side === 'r' ? 30.7 : 42;
  const scallops = 'M-8 13q4 7 8 0q4 7 8 0q4 7 8 0q4 7 8 0q4 7 8 0q4 7 8 0';
  const cloth = `M${left} 3H${right}V13H${left}z`;
  const edge =
    side === 'l'
      ? 'M1.300 3V13q3 6 6.700 0q4 7 8 0q4 7 8 0q4 7 8 0V3z'
      : side === 'r'
        ? 'M0 3V13q4 7 8 0q4 7 8 0q4 7 8 0q3.700 6 6.700 0V3z'
        : `${scallops}V3H-8z`;
  return [
    drawFlatPath('M2 13h28v5H2z', INK, 0.18),
    drawOutlinedShape(edge, color),
    drawFlatPath('M8 4.200h8v11q-4 2-8-1zM24 4.200h6v11q-3 2-6-1z', inkPalette.cream),
    drawOutlinedShape(
      cloth.replace('V13', 'V6').replace(`V13H${left}`, `V6H${left}`),
      lighten(color, 0.25),
      2.2,
    ),
    side === 'm' ? '' : stroke(side === 'l' ? 'M4 15L14 30' : 'M28 15L18 30', INK, 2.4),
  ].join('');
}

function drawPlank(side: 'l' | 'm' | 'r'): string {
  const left = side === 'l' ? 1.3 : -8;
  const right = side === 'r' ? 30.7 : 40;
  return [
    drawOutlinedShape(box(left, 2, right - left, 9, 2), inkPalette.wood),
    drawFlatPath(
      `M${Math.max(0, left + 1.3)} 3.200H${Math.min(32, right - 1.3)}v2.500H${Math.max(0, left + 1.3)}z`,
      inkPalette.woodLight,
    ),
    stroke('M12 8h5M24 7h4', inkPalette.woodDeep, 1.6),
    side === 'm' ? '' : drawDot(side === 'l' ? 6 : 26, 7, 1.5, INK, 0),
  ].join('');
}

function drawStars(index: number): string {
  const random = createDrawingRandom(500 + index);
  return Array.from({ length: 3 }, () =>
    drawDot(4 + random() * 24, 4 + random() * 24, 0.7 + random() * 0.7, '#fff6dc', 0),
  ).join('');
}

export const skylineTiles: Record<string, DrawTile> = {
  sky: drawSky,
  ...Object.assign({}, ...BUILDINGS.map(drawBuilding)),
  'far-top-l': () => drawFarTop('l'),
  'far-top': () => drawFarTop('m'),
  'far-top-r': () => drawFarTop('r'),
  'far-body': drawFarBody,
  'far-tank': () => drawFlatPath('M8 16h16v12H8zM6 16L16 8l10 8zM10 28h3v4h-3zM19 28h3v4h-3z', FAR),
  'far-antenna': () => stroke('M16 32V8M10 12h12M12 18h8', FAR, 2.4) + drawDot(16, 7, 2, '#ff7a66', 0),
  'awning-coral-l': () => drawAwning(inkPalette.coral, 'l'),
  'awning-coral': () => drawAwning(inkPalette.coral, 'm'),
  'awning-coral-r': () => drawAwning(inkPalette.coral, 'r'),
  'awning-mint-l': () => drawAwning(inkPalette.mint, 'l'),
  'awning-mint': () => drawAwning(inkPalette.mint, 'm'),
  'awning-mint-r': () => drawAwning(inkPalette.mint, 'r'),
  ladder: () =>
    drawOutlinedLine('M9 -4V36M23 -4V36', inkPalette.steel, 2.5, 1.8) +
    drawOutlinedLine('M9 4H23M9 14.700H23M9 25.300H23', inkPalette.steelLight, 2, 1.6),
  rope: () => stroke('M-1 8Q16 15 33 8', INK, 2),
  'plank-l': () => drawPlank('l'),
  plank: () => drawPlank('m'),
  'plank-r': () => drawPlank('r'),
  scaffold: () => stroke('M2 0L30 32M30 0L2 32', '#5d5378', 2.6) + stroke('M2 0v32M30 0v32', '#453d5e', 3.4),
  'girder-h': () =>
    drawOutlinedShape('M-6 3H38V29H-6z', inkPalette.sun) +
    drawFlatPath('M0 4.500h32v4H0zM0 23.500h32v4H0z', lighten(inkPalette.sun, 0.35)) +
    drawFlatPath('M4 22L16 10L28 22z', darken(inkPalette.sunDeep, 0.45)) +
    stroke('M0 9h32M0 23h32', INK, 2),
  'girder-v': () =>
    stroke('M6 -2V34M26 -2V34', darken(inkPalette.sunDeep, 0.2), 4) +
    stroke('M6 0L26 16L6 32', darken(inkPalette.sunDeep, 0.35), 2.6),
  ...roofTiles,
  stars: drawStars,
  spikes: () =>
    drawFlatPath('M0 27h32v5H0z', '#8a8fb0') +
    stroke('M0 26.500h32', INK, 2) +
    [4, 12, 20, 28]
      .map((x) => drawOutlinedShape(`M${x - 3} 27L${x} 13L${x + 3} 27z`, inkPalette.steelLight, 1.8))
      .join(''),
};
