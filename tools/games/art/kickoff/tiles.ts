import { createDrawingRandom } from '../../draw/svg.ts';
import { drawDaisy, drawTuft, drawWall, fill, createJoinedTile } from '../kit/grounds.ts';
import {
  INK,
  clipShapes,
  darken,
  drawDot,
  drawFlatPath,
  lighten,
  drawOval,
  inkPalette,
  drawOutlinedShape,
  stroke,
} from '../kit/ink.ts';
import type { DrawTile } from '../kit/paintSheet.ts';
import { createUniformInset, traceRegion } from '../kit/traceRegion.ts';

const LIGHT = '#5fb964';
const DARK = '#4fa85a';
const MUD = '#a9824f';
const LINE = '#f6f5e6';

function drawFieldGrass(color: string, index: number, seed: number): string {
  const random = createDrawingRandom(seed + index * 31);
  const blades = Array.from({ length: index === 0 ? 3 : 6 }, () => {
    const x = 4 + Math.floor(random() * 24);
    const y = 6 + Math.floor(random() * 22);
    return `M${x} ${y}v-3`;
  });
  return (
    fill(color) +
    stroke(blades.join(''), darken(color, 0.16), 1.5, 0.8) +
    (index === 1 ? stroke('M22 9v-3M9 24v-3', lighten(color, 0.4), 1.5) : '')
  );
}

function drawMud(index: number): string {
  return [
    fill(index === 0 ? MUD : '#9f7a4b'),
    stroke('M6 9h5M18 14h6M9 23h7M24 25h3', darken(MUD, 0.22), 2, 0.7),
    index === 0
      ? drawTuft(24, 9, DARK)
      : drawOval(12, 15, 4, 2.4, darken(MUD, 0.25), 0) + drawOval(21, 20, 3.4, 2, darken(MUD, 0.25), 0),
  ].join('');
}

const drawPuddle = createJoinedTile((bits, isVariant) =>
  [
    drawFlatPath(traceRegion(bits, createUniformInset(1), 11, 1), darken(DARK, 0.32), 0.5),
    drawFlatPath(traceRegion(bits, createUniformInset(3), 10, 1), '#4f9fc4'),
    drawFlatPath(traceRegion(bits, { n: 5.5, w: 5, e: 3.5, s: 3.5 }, 9, 1), '#79c5e3'),
    stroke(traceRegion(bits, { n: 8, w: 7.5, e: 7, s: 7 }, 8, 1), '#c3ecf8', 1.4, 0.85),
    drawFlatPath(traceRegion(bits, { n: 8.9, w: 8.4, e: 7.8, s: 7.8 }, 7, 1), '#79c5e3'),
    isVariant
      ? stroke(
          'M9 16a7 4 0 1 1 14 0a7 4 0 1 1-14 0M13 16a3 1.700 0 1 1 6 0a3 1.700 0 1 1-6 0',
          '#d8f5fc',
          1.5,
        )
      : stroke('M12 13h6M21 13h.5M14 20h7', '#d8f5fc', 1.8, 0.9),
  ].join(''),
);

const drawBoard = createJoinedTile((bits, isVariant) =>
  drawWall(bits, isVariant, {
    top: '#f3ead6',
    face: '#4b5aa0',
    radius: 6,
    height: 10,
    front: () =>
      drawFlatPath('M-2 22.500h36v4H-2z', inkPalette.sun) + stroke('M-2 22.500h36M-2 26.500h36', INK, 1.2),
    mark: (variant) => (variant ? stroke('M10 19l6-6 6 6', '#d9ccb0', 2.4) : ''),
  }),
);

/** Draws lines from the middle of the tile to the named sides. */
function drawLine(sides: string): string {
  const ends: Record<string, string> = { n: 'M16 16V-4', s: 'M16 16V36', e: 'M16 16H36', w: 'M16 16H-4' };
  return stroke(
    sides
      .split('')
      .map((side) => ends[side])
      .join(''),
    LINE,
    4,
    0.92,
  );
}

function drawNetFloor(color: string): string {
  return (
    fill(darken(color, 0.22)) +
    stroke(
      'M0 0l32 32M32 0L0 32M16 0l16 16M0 16l16 16M16 0L0 16M32 16L16 32',
      lighten(color, 0.65),
      1.6,
      0.75,
    )
  );
}

interface Fan {
  x: number;
  y: number;
  color: string;
}

function drawFan({ x, y, color }: Fan, isDuck: boolean): string {
  const face = isDuck ? '#ffe08a' : '#8bdc6e';
  const head = isDuck
    ? drawDot(x, y - 4, 4, face, 1.8) + drawFlatPath(`M${x - 2} ${y - 3}h4l-2 2.600z`, '#ff9a3c')
    : drawDot(x - 2.5, y - 7.5, 2, face, 1.6) +
      drawDot(x + 2.5, y - 7.5, 2, face, 1.6) +
      drawOval(x, y - 4, 4.6, 3.8, face, 1.8) +
      stroke(`M${x - 2} ${y - 3}q2 1.500 4 0`, INK, 1.1);
  const eyes = isDuck
    ? drawDot(x - 1.6, y - 5, 0.8, INK, 0) + drawDot(x + 1.6, y - 5, 0.8, INK, 0)
    : drawDot(x - 2.5, y - 7.6, 0.8, INK, 0) + drawDot(x + 2.5, y - 7.6, 0.8, INK, 0);
  return drawOutlinedShape(`M${x - 5} ${y + 6}q0-7 5-7t5 7z`, color, 1.8) + head + eyes;
}

function drawCrowd(index: number): string {
  const seats =
    drawFlatPath('M0 0h32v32H0z', '#39406e') +
    stroke('M0 15.500h32M0 31.500h32', '#252b52', 2) +
    stroke('M0 12.500h32M0 28.500h32', '#4d568c', 2);
  const places = [
    [6, 9],
    [17, 10],
    [27, 9],
    [10, 25],
    [23, 25],
  ] as const;
  const skip = (index * 3 + 1) % 5;
  const fans = places
    .filter((_, i) => i !== skip)
    .map(([x, y], i) => {
      const isDuck = index < 2 || (index >= 4 && i % 2 === 0);
      return drawFan({ x, y, color: isDuck ? inkPalette.coral : inkPalette.mint }, isDuck);
    });
  const umbrella =
    index === 5
      ? drawOutlinedShape(
          'M4 13Q6 1 17 1T30 13Q26 10 23.500 13Q20 10 17 13Q14 10 10.500 13Q8 10 4 13z',
          inkPalette.sun,
          2,
        ) + stroke('M17 1v-2M12 4Q10 8 10.500 12M22 4q2 4 1.500 8', inkPalette.sunDeep, 1.5)
      : '';
  return seats + fans.join('') + umbrella;
}

export const kickoffTiles: Record<string, DrawTile> = {
  'grass-light': (index) => drawFieldGrass(LIGHT, index, 3),
  'grass-dark': (index) => drawFieldGrass(DARK, index, 91),
  mud: drawMud,
  'grass-out': () =>
    fill('#3f9150') + drawTuft(9, 13, '#357f47') + drawTuft(22, 21, '#57a85f') + drawTuft(21, 10, '#357f47'),
  'grass-flower': () =>
    fill('#3f9150') +
    drawTuft(22, 13, '#357f47') +
    drawDaisy(10, 11, '#fff8ea') +
    drawDaisy(20, 23, '#ffd45e'),
  puddle: drawPuddle,
  board: drawBoard,
  'line-h': () => drawLine('ew'),
  'line-v': () => drawLine('ns'),
  'line-se': () => drawLine('se'),
  'line-sw': () => drawLine('sw'),
  'line-ne': () => drawLine('ne'),
  'line-nw': () => drawLine('nw'),
  'line-t-s': () => drawLine('ews'),
  'line-t-n': () => drawLine('ewn'),
  'line-t-e': () => drawLine('nse'),
  'line-t-w': () => drawLine('nsw'),
  'line-cross': () => drawLine('nesw'),
  spot: () => drawDot(16, 16, 4.5, LINE, 0),
  'net-coral': () => drawNetFloor(inkPalette.coral),
  'net-mint': () => drawNetFloor(inkPalette.mint),
  drops: () =>
    stroke(
      'M7 11a4 2.200 0 1 1 8 0a4 2.200 0 1 1-8 0M19 22a3 1.600 0 1 1 6 0a3 1.600 0 1 1-6 0',
      '#d8f5fc',
      1.4,
      0.9,
    ),
  tuft: () => drawTuft(16, 20, '#2f7a43', 1.6),
  crowd: drawCrowd,
  steps: () =>
    fill('#8a8fb0') +
    stroke('M0 4h32M0 12h32M0 20h32M0 28h32', '#6a7096', 2.5) +
    stroke('M0 6.500h32M0 14.500h32M0 22.500h32M0 30.500h32', '#b4b9d4', 1.6),
  'stand-roof': () =>
    clipShapes(
      'M0 0h32v32H0z',
      fill('#e9dfc8'),
      drawFlatPath('M0 0h16v32H0z', inkPalette.coral),
      stroke('M0 30.500h32', INK, 3),
      stroke('M16 0v30M0 0v30M32 0v30', darken(inkPalette.coral, 0.3), 1.4, 0.6),
    ),
};
