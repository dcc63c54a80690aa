import { ALL_SAME } from '../../tiles/joinEdges.ts';
import { box } from '../../draw/svg.ts';
import { drawFlatGround, drawGrass, drawTuft, drawWater, fill, createJoinedTile } from '../kit/grounds.ts';
import {
  INK,
  clipShapes,
  darken,
  drawDot,
  drawFlatPath,
  lighten,
  drawOval,
  inkPalette,
  drawShadow,
  drawOutlinedShape,
  stroke,
  rotateShapes,
} from '../kit/ink.ts';
import type { DrawTile } from '../kit/paintSheet.ts';
import { isSideOpen, traceRegion } from '../kit/traceRegion.ts';

const MOSS = { base: '#4d7d58', blade: '#3b6849', light: '#6a9c6b' };
const EARTH = '#a07a55';

function drawFloor(index: number): string {
  if (index < 3) return drawGrass(index, MOSS, 5);
  const ground = fill(MOSS.base) + drawTuft(24, 12, MOSS.blade);
  if (index === 3) return ground + leaf(9, 11, 20) + leaf(20, 22, -40) + leaf(13, 24, 80);
  if (index === 4) return ground + stroke('M6 10l5 3M9 7l1 5M18 20l6 1M20 17l2 6M9 22l4-2', '#8a6a48', 1.5);
  return ground + drawMushroom(11, 21, 0.8) + drawMushroom(18, 24, 0.55);
}

function leaf(x: number, y: number, degrees: number): string {
  return rotateShapes(
    degrees,
    x,
    y,
    drawFlatPath(`M${x - 4} ${y}q4-4 8 0q-4 4-8 0z`, '#d08a45'),
    stroke(`M${x - 4} ${y}h8`, '#a3652f', 1),
  );
}

function drawMushroom(x: number, y: number, s: number): string {
  return [
    drawOutlinedShape(`M${x - 2.5 * s} ${y}h${5 * s}l${s} ${6 * s}h${-7 * s}z`, '#f3e6cf', 1.6),
    drawOutlinedShape(
      `M${x - 8 * s} ${y}q0 ${-9 * s} ${8 * s} ${-9 * s}t${8 * s} ${9 * s}q${-8 * s} ${3 * s} ${-16 * s} 0z`,
      '#e0604e',
      1.8,
    ),
    drawDot(x - 3 * s, y - 4 * s, 1.5 * s, '#fff3dc', 0),
    drawDot(x + 3 * s, y - 3 * s, 1.2 * s, '#fff3dc', 0),
  ].join('');
}

const drawDirt = createJoinedTile((bits, isVariant) =>
  drawFlatGround(bits, isVariant, {
    base: EARTH,
    rim: '#6f5a3f',
    light: '#c39c72',
    detail: (variant) =>
      variant
        ? stroke('M9 12h4M19 21h5M14 25h3', '#84633f', 2) +
          drawDot(21, 11, 1.6, '#c3a98a', 0) +
          drawDot(11, 19, 1.2, '#c3a98a', 0)
        : stroke('M11 20h3M20 12h3', '#8d6b46', 1.8, 0.8),
  }),
);

/** Draws a fir, seen from above and slightly from the south. */
function fir(x: number, y: number, s: number, color: string): string {
  const tier = (top: number, half: number, bottom: number) =>
    `M${x} ${y + top * s}L${x + half * s} ${y + bottom * s}Q${x} ${y + (bottom + 2.5) * s} ${x - half * s} ${y + bottom * s}z`;
  return [
    drawOutlinedShape(tier(-4, 9.5, 9), darken(color, 0.18), 2),
    drawOutlinedShape(tier(-9, 7.5, 3), color, 2),
    stroke(`M${x - 1} ${y - 4.5 * s}L${x - 4 * s} ${y + 1.5 * s}`, lighten(color, 0.3), 1.8),
  ].join('');
}

const drawForest = createJoinedTile((bits, isVariant) => {
  const whole = traceRegion(bits, { n: 3, w: 2, e: 3, s: 2 }, 7, 1);
  const crown = traceRegion(bits, { n: 3, w: 2, e: 3, s: 10 }, 7, 1);
  const trunks = isSideOpen(bits, 's')
    ? [5, 16, 27].map((x) => drawOutlinedShape(box(x - 2.5, 18, 5, 14, 1), '#6b4a38', 1.8)).join('')
    : '';
  const trees = isVariant
    ? fir(8, 10, 1, '#37765a') + fir(23, 14, 1.1, '#3f8363') + fir(13, 25, 0.9, '#37765a')
    : fir(23, 8, 0.95, '#37765a') + fir(8, 14, 1.1, '#3f8363') + fir(22, 24, 0.9, '#37765a');
  return [
    drawFlatPath(traceRegion(bits, { n: 4, w: 3, e: 1, s: 0 }, 7, 1), INK, 0.25),
    drawOutlinedShape(whole, '#1f3a34'),
    clipShapes(whole, trunks),
    drawOutlinedShape(crown, '#2a5a49'),
    clipShapes(crown, trees),
    bits === ALL_SAME ? '' : stroke(crown, INK, 2.5),
  ].join('');
});

const drawCreek = createJoinedTile((bits, isVariant) =>
  drawWater(bits, isVariant, {
    rim: '#7b6a55',
    shade: '#27607e',
    base: '#3f8fae',
    light: '#6fbdd0',
    foam: '#a5dbe4',
  }),
);

function drawLog(side: 'l' | 'r'): string {
  const isLeft = side === 'l';
  return [
    drawShadow(16, 25, 18, 4, 0.25),
    drawOutlinedShape(isLeft ? 'M8 8H40V24H8z' : 'M-8 8H24Q30 8 30 16Q30 24 24 24H-8z', '#8a5d3e'),
    stroke(isLeft ? 'M14 13h9M20 19h10' : 'M3 13h9M6 19h12', '#6b442c', 1.8),
    drawFlatPath(isLeft ? 'M12 9.500h20v2.500H12z' : 'M0 9.500h22v2.500H0z', '#b07f58'),
    isLeft
      ? drawOval(8, 16, 5.5, 8, '#d9b083') + stroke('M8 12.500a2.500 3.500 0 1 1-.1 0', '#a87c50', 1.5)
      : drawFlatPath('M14 8q6-3 11 0q-2 4-6 3t-5-3z', '#6a9c6b'),
  ].join('');
}

function drawBoulder(): string {
  return [
    drawShadow(17, 26, 14, 4, 0.3),
    drawOutlinedShape('M3 22Q2 8 14 5Q28 4 29 18Q29 28 16 28Q4 28 3 22z', '#7f8794'),
    drawFlatPath('M6 17Q7 9 14 7.500Q22 7 25 12Q18 11 13 15Q9 16 6 17z', '#a8b0ba'),
    stroke('M17 20l4 2 3-2', '#5d6572', 2),
  ].join('');
}

function drawStakes(): string {
  const stake = (x: number) =>
    drawOutlinedShape(`M${x - 3} 28V9L${x} 3L${x + 3} 9V28z`, inkPalette.wood, 2) +
    stroke(`M${x - 1} 10v14`, inkPalette.woodLight, 1.5);
  return drawOutlinedShape('M-4 15H36V20H-4z', inkPalette.woodDeep, 2) + [4, 12, 20, 28].map(stake).join('');
}

function drawStakesAway(): string {
  return (
    [4, 15, 26]
      .map(
        (y) =>
          drawShadow(18, y + 4, 6, 3, 0.25) +
          drawOutlinedShape(`M13 ${y + 4}V${y - 6}L16 ${y - 10}L19 ${y - 6}V${y + 4}z`, inkPalette.wood, 2),
      )
      .join('') + stroke('M16 -2v6M16 9v6M16 20v6', inkPalette.woodDeep, 2.4)
  );
}

export function drawBridge(degrees: number): string {
  const planks = [0, 8, 16, 24]
    .map(
      (x) =>
        drawOutlinedShape(box(x + 0.5, 4, 7, 24, 1.5), inkPalette.wood, 1.6) +
        stroke(`M${x + 2.5} 8v14`, inkPalette.woodLight, 1.4),
    )
    .join('');
  return rotateShapes(
    degrees,
    16,
    16,
    planks,
    drawOutlinedShape('M-4 1.500H36V6H-4z', inkPalette.woodDeep, 2),
    drawOutlinedShape('M-4 26H36V30.500H-4z', inkPalette.woodDeep, 2),
  );
}

export const nightfallTiles: Record<string, DrawTile> = {
  grass: drawFloor,
  fern: () =>
    stroke('M16 27Q15 16 6 9M16 27Q17 15 26 9M16 27V8M16 27Q10 22 4 20M16 27Q22 22 28 20', '#2f5a41', 3) +
    stroke('M16 26Q15 16 7 10M16 26Q17 15 25 10M16 26V9', '#7ab26e', 1.6),
  roots: () =>
    stroke('M2 20Q10 14 14 18T28 12M14 18Q16 24 24 25', '#5d4533', 4) +
    stroke('M3 19Q10 13.500 14 17T27 11.500', '#8a6a4c', 1.6),
  dirt: drawDirt,
  forest: drawForest,
  creek: drawCreek,
  leaves: () => leaf(8, 9, 10) + leaf(22, 13, -50) + leaf(12, 22, 70) + leaf(24, 25, 20),
  pebbles: () =>
    drawOval(10, 19, 3.5, 2.6, '#8a919c', 1.6) +
    drawOval(19, 13, 2.6, 2, '#9aa1ab', 1.5) +
    drawOval(22, 22, 2, 1.6, '#8a919c', 1.4),
  bones: () =>
    rotateShapes(
      -25,
      16,
      16,
      stroke('M9 16h14', INK, 7),
      drawDot(8, 13.5, 3, '#f0e8d5', 1.8),
      drawDot(8, 18.5, 3, '#f0e8d5', 1.8),
      drawDot(24, 13.5, 3, '#f0e8d5', 1.8),
      drawDot(24, 18.5, 3, '#f0e8d5', 1.8),
      stroke('M8 16h16', '#f0e8d5', 3.6),
    ),
  mushroom: () => drawShadow(16, 27, 8, 2.5) + drawMushroom(16, 19, 1.3),
  stump: () =>
    drawShadow(17, 26, 13, 4) +
    drawOutlinedShape('M5 13V24Q16 31 27 24V13z', '#7c5338') +
    drawOval(16, 13, 11, 7, '#d9b083') +
    stroke('M16 9.500a6 3.500 0 1 1-.1 0M15 12h3', '#a87c50', 1.6) +
    stroke('M9 21v4M21 22v4', '#5a3a26', 2),
  'log-l': () => drawLog('l'),
  'log-r': () => drawLog('r'),
  boulder: drawBoulder,
  'fence-h': drawStakes,
  'fence-v': drawStakesAway,
  'bridge-h': () => drawBridge(0),
  'bridge-v': () => drawBridge(90),
  rug: () =>
    fill('#a5484e') +
    stroke(box(3, 3, 26, 26, 1), inkPalette.sun, 2) +
    drawOutlinedShape('M16 7L25 16L16 25L7 16z', '#5a3f6b', 0) +
    drawOutlinedShape('M16 12L20 16L16 20L12 16z', inkPalette.sun, 0) +
    stroke('M0 .8h32M0 31.200h32', darken('#a5484e', 0.3), 1.6),
  ash: () =>
    drawFlatPath('M5 17q-1-9 9-10q12-1 13 8q1 9-10 10q-11 1-12-8z', '#3b3138', 0.6) +
    stroke('M11 14h3M18 19h4M14 21h2', '#8d8389', 2) +
    drawDot(20, 12, 1.3, '#ff9a4a', 0),
  prints: () =>
    [
      [9, 10],
      [13, 16],
      [18, 12],
      [23, 19],
    ]
      .map(([x, y]) => drawOval(x!, y!, 2, 2.8, '#2c4a36', 0))
      .join(''),
  eyes: () =>
    drawOval(11, 16, 4, 3.4, '#ffe28a', 1.6) +
    drawOval(21, 16, 4, 3.4, '#ffe28a', 1.6) +
    drawOval(11.6, 16, 1.2, 2.6, INK, 0) +
    drawOval(21.6, 16, 1.2, 2.6, INK, 0),
};
