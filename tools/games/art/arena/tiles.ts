import { ALL_SAME } from '../../tiles/joinEdges.ts';
import { box, createDrawingRandom } from '../../draw/svg.ts';
import { drawBricks, drawFlatGround, drawWall, fill, createJoinedTile } from '../kit/grounds.ts';
import {
  INK,
  darken,
  drawDot,
  drawFlatPath,
  lighten,
  drawOval,
  inkPalette,
  drawOutlinedShape,
  stroke,
  rotateShapes,
} from '../kit/ink.ts';
import type { DrawTile } from '../kit/paintSheet.ts';

const SAND = '#e8c48a';
const SAND_LIGHT = '#f3d7a3';
const SAND_DEEP = '#cfa566';
const COPPER = '#d9805a';
const BRICK = '#8f4a3c';
const STEEL = '#aab4c4';

function drawSand(index: number): string {
  const random = createDrawingRandom(41 + index * 17);
  const spot = () => `${4 + random() * 24} ${4 + random() * 24}`;
  const parts = [fill(SAND)];
  const grains = Array.from({ length: [5, 4, 5, 12][index]! }, () => `M${spot()}h.1`).join('');
  parts.push(stroke(grains, SAND_DEEP, 1.8, 0.7));
  parts.push(stroke(Array.from({ length: 3 }, () => `M${spot()}h.1`).join(''), SAND_LIGHT, 2.4));
  if (index === 1) parts.push(stroke('M5 11q4-3 8 0t8 0M12 22q4-3 8 0t8 0', SAND_DEEP, 1.6, 0.7));
  if (index === 2) {
    parts.push(pebble(9, 20, 3.4), pebble(21, 11, 2.6), pebble(24, 24, 1.9));
  }
  return parts.join('');
}

function pebble(x: number, y: number, r: number): string {
  return (
    drawOval(x + 0.6, y + 1, r, r * 0.75, darken(SAND_DEEP, 0.3), 0) +
    drawOval(x, y, r, r * 0.75, '#bfa084', 0)
  );
}

function drawSlab(index: number): string {
  const slab = '#dcb277';
  const parts = [
    fill(SAND),
    drawFlatPath(box(1, 1, 30, 30, 4), darken(SAND_DEEP, 0.08)),
    drawFlatPath(box(1, 1, 30, 28.5, 4), slab),
  ];
  parts.push(stroke('M4.500 27V7q0-2.500 2.500-2.500H26', lighten(slab, 0.4), 1.4, 0.8));
  if (index === 1)
    parts.push(stroke('M10 12h5M18 20h4', SAND_DEEP, 1.8, 0.8), drawFlatPath('M31 31h-9q1-7 9-9z', SAND));
  if (index === 2) parts.push(stroke('M11 1l4 8-3 6 6 5-1 9M18 20l8-3', darken(slab, 0.35), 1.5));
  return parts.join('');
}

function drawGrate(): string {
  return [
    fill(SAND),
    drawOutlinedShape(box(3, 3, 26, 26, 4), '#6d7488', 2.2),
    drawFlatPath(box(6.5, 6.5, 19, 19, 2), INK),
    stroke('M10.500 8v16M16 8v16M21.500 8v16', '#8e97ad', 2.6),
    stroke('M5.500 26V8q0-2.500 2.500-2.500h16', '#a5aec3', 1.2, 0.8),
  ].join('');
}

const drawCopperWall = createJoinedTile((bits, isVariant) =>
  drawWall(bits, isVariant, {
    top: COPPER,
    face: BRICK,
    radius: 5,
    front: () => drawBricks(BRICK),
    mark: (variant) =>
      variant
        ? stroke('M-2 16h36', darken(COPPER, 0.28), 1.6) +
          drawDot(8, 12, 1.5, darken(COPPER, 0.35), 0) +
          drawDot(24, 12, 1.5, darken(COPPER, 0.35), 0) +
          drawFlatPath('M19 22q3-4 7-1q3 3-2 4t-5-3z', '#7fc7ae', 0.8)
        : bits === ALL_SAME
          ? ''
          : stroke('M12 12l-4 4', lighten(COPPER, 0.5), 1.8, 0.8),
  }),
);

const drawPlate = createJoinedTile((bits, isVariant) =>
  drawFlatGround(bits, isVariant, {
    base: STEEL,
    rim: '#5f6880',
    light: '#dfe5ee',
    inset: 1,
    radius: 5,
    wave: 0,
    isPaved: true,
    detail: (variant) =>
      variant
        ? stroke('M10 12l3-3M19 12l3-3M10 23l3-3M19 23l3-3M14.500 17.500l3-3', '#8490a6', 2)
        : stroke('M-2 .5h36M.5-2v36', '#8490a6', 1.4) +
          [4.5, 27.5].flatMap((x) => [4.5, 27.5].map((y) => drawDot(x, y, 1.3, '#7a859c', 0))).join(''),
  }),
);

const PIPE = '#5fae9a';
/** Draws a pipe along a path, with a highlight along a second path. */
function drawPipe(d: string, highlight: string): string {
  return [
    stroke(d, INK, 21, 0.18),
    stroke(d, INK, 19),
    stroke(d, darken(PIPE, 0.28), 14),
    stroke(d, PIPE, 9),
    stroke(highlight, lighten(PIPE, 0.5), 2.2, 0.9),
  ].join('');
}

function drawFlange(x: number): string {
  return (
    drawOutlinedShape(box(x - 3, 4, 6, 24, 2), darken(PIPE, 0.12), 2.2) +
    stroke(`M${x} 7v8`, lighten(PIPE, 0.4), 1.6)
  );
}

function drawPipeStraight(): string {
  return drawPipe('M-20 16H52', 'M-4 12.500H36') + drawFlange(0) + drawFlange(32);
}

function drawBend(degrees: number): string {
  return rotateShapes(
    degrees,
    16,
    16,
    drawPipe('M16 -20V8Q16 16 24 16H52', 'M12.500 -4V10Q12.500 19 20 19.500') +
      rotateShapes(-90, 16, 16, drawFlange(32)) +
      drawFlange(32),
  );
}

function drawPipeEnd(degrees: number): string {
  return rotateShapes(
    degrees,
    16,
    16,
    drawPipe('M16 16H52', 'M14 12.500H36') +
      drawFlange(32) +
      drawOutlinedShape(box(4, 4, 8, 24, 3), darken(PIPE, 0.12), 2.4) +
      drawOval(6, 16, 4, 9, '#26313f', 2.2),
  );
}

function drawValve(degrees: number): string {
  return (
    rotateShapes(degrees, 16, 16, drawPipeStraight()) +
    drawDot(16, 16, 9, inkPalette.coral) +
    drawDot(16, 16, 5.5, darken(PIPE, 0.2), 2) +
    stroke('M16 8.500v15M8.500 16h15', inkPalette.coral, 3) +
    drawDot(16, 16, 2.6, lighten(inkPalette.coral, 0.4), 1.6)
  );
}

function drawPad(color: string, deep: string): string {
  return [
    fill(SAND),
    drawFlatPath(box(1, 1, 30, 30, 5), deep),
    drawFlatPath(box(1, 1, 30, 28, 5), color),
    stroke(box(5, 5, 22, 20, 3), lighten(color, 0.45), 1.8),
    stroke('M11 19l5-6 5 6', lighten(color, 0.55), 2.4),
  ].join('');
}

function drawHazard(degrees: number): string {
  const stripes = Array.from({ length: 7 }, (_, i) => `M${i * 10 - 16} 24l10-16h5l-10 16z`).join('');
  return rotateShapes(
    degrees,
    16,
    16,
    drawFlatPath('M-1 8h34v16H-1z', inkPalette.sun) +
      drawFlatPath(stripes, INK, 0.85) +
      stroke('M-1 8h34M-1 24h34', INK, 1.8),
  );
}

function drawTracks(degrees: number): string {
  const treads = Array.from(
    { length: 6 },
    (_, i) => `M${i * 6 + 1} 6.500l2.500 5M${i * 6 + 1} 20.500l2.500 5`,
  ).join('');
  return rotateShapes(degrees, 16, 16, stroke(treads, darken(SAND_DEEP, 0.15), 2.2, 0.7));
}

function drawSplat(color: string): string {
  return [
    drawFlatPath('M8 12c2-6 8-7 11-3 5-3 10 2 7 6 3 4-1 9-5 7-2 5-9 5-10 0-5 1-8-5-3-10z', color, 0.72),
    drawDot(4.5, 22, 2.2, color, 0),
    drawDot(27, 5, 2, color, 0),
    drawDot(24, 27, 1.6, color, 0),
  ].join('');
}

function drawBolts(): string {
  return [
    rotateShapes(
      24,
      10,
      11,
      drawOutlinedShape('M6 8.500l4-2.300 4 2.300v5l-4 2.300-4-2.300z', inkPalette.steel, 1.8),
      drawDot(10, 11, 1.7, INK, 0),
    ),
    rotateShapes(
      -30,
      21,
      21,
      drawOutlinedShape(box(18, 15, 8, 4.5, 1), inkPalette.steel, 1.8),
      drawOutlinedShape(box(20, 19.5, 4, 7, 1), inkPalette.steelLight, 1.8),
    ),
  ].join('');
}

export const arenaTiles: Record<string, DrawTile> = {
  sand: drawSand,
  slab: drawSlab,
  grate: drawGrate,
  'copper-wall': drawCopperWall,
  plate: drawPlate,
  'pipe-h': drawPipeStraight,
  'pipe-v': () => rotateShapes(90, 16, 16, drawPipeStraight()),
  'pipe-ne': () => drawBend(0),
  'pipe-se': () => drawBend(90),
  'pipe-sw': () => drawBend(180),
  'pipe-nw': () => drawBend(270),
  'pipe-end-w': () => drawPipeEnd(0),
  'pipe-end-e': () => drawPipeEnd(180),
  'pipe-end-n': () => drawPipeEnd(90),
  'pipe-end-s': () => drawPipeEnd(270),
  'pipe-valve-h': () => drawValve(0),
  'pipe-valve-v': () => drawValve(90),
  'pad-coral': () => drawPad('#f0937c', '#c4604b'),
  'pad-sky': () => drawPad('#84bdec', '#4a86bd'),
  'hazard-h': () => drawHazard(0),
  'hazard-v': () => drawHazard(90),
  oil: () =>
    drawFlatPath('M6 17c-2-7 5-10 10-8 6-4 13 1 10 7 3 6-4 10-9 8-5 3-11-1-11-7z', '#3a2f3f', 0.75) +
    stroke('M11 14q3-3 6-2', '#b9a7d8', 1.8, 0.8),
  'tracks-h': () => drawTracks(0),
  'tracks-v': () => drawTracks(90),
  bolts: drawBolts,
  'arrow-e': () => drawFlatPath('M5 12.500h12V6.500L28 16 17 25.500V19.500H5z', inkPalette.cream, 0.7),
  cross: () => stroke('M9 9l14 14M23 9L9 23', inkPalette.cream, 4, 0.7),
  'splat-coral': () => drawSplat('#f0705c'),
  'splat-sky': () => drawSplat('#4a9fec'),
};
