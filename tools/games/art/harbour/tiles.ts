import { box } from '../../draw/svg.ts';
import { ALL_SAME } from '../../tiles/joinEdges.ts';
import { drawDaisy, drawFlatGround, drawGrass, drawTuft, fill, createJoinedTile } from '../kit/grounds.ts';
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
} from '../kit/ink.ts';
import type { DrawTile } from '../kit/paintSheet.ts';
import { createUniformInset, isSideOpen, traceRegion } from '../kit/traceRegion.ts';

export const MEADOW = { base: '#7cc267', blade: '#5fa552', light: '#a3d98a' };
const SAND = '#f0d59a';
const SEA = { rim: '#e6c98c', shade: '#2b7fa8', base: '#3fa0cc', light: '#7cc8e2', foam: '#e8f8fa' };
const STONE = '#c3bcb0';

function drawSea(index: number): string {
  const wave = [
    '',
    stroke('M6 13q3-3 6 0t6 0M15 23q3-3 6 0t6 0', SEA.light, 1.7),
    stroke('M9 11h6M19 11h.5M16 21h7M12 21h.5', '#bfe6f2', 1.8),
  ][index]!;
  return fill(SEA.base) + wave;
}

/** Sea along the shore, with white foam at the edge. */
const drawShore = createJoinedTile((bits, isVariant) =>
  [
    drawFlatPath(traceRegion(bits, createUniformInset(0), 11, 1), '#d9b877'),
    drawFlatPath(traceRegion(bits, createUniformInset(2), 10, 1), '#c79f61'),
    drawFlatPath(traceRegion(bits, createUniformInset(3.5), 9, 1), SEA.foam),
    drawFlatPath(traceRegion(bits, createUniformInset(6.5), 8, 1), SEA.light),
    drawFlatPath(traceRegion(bits, { n: 10, w: 9, e: 9, s: 9 }, 7, 1), SEA.base),
    isVariant
      ? stroke('M11 13q2.500-2.500 5 0t5 0M14 21q2.500-2.500 5 0', SEA.light, 1.7)
      : bits === ALL_SAME
        ? ''
        : stroke('M13 17q2-2 4 0t4 0', SEA.light, 1.6),
  ].join(''),
);

const drawBeach = createJoinedTile((bits, isVariant) =>
  drawFlatGround(bits, isVariant, {
    base: SAND,
    rim: '#cfae6c',
    light: '#fff0c8',
    radius: 10,
    detail: (variant) =>
      variant
        ? stroke('M8 12q3-2 6 0M18 21q3-2 6 0', '#d6b673', 1.7) +
          drawDot(21, 11, 1.3, '#d6b673', 0) +
          drawDot(11, 22, 1.1, '#d6b673', 0)
        : stroke('M11 13h.1M21 19h.1M14 24h.1', '#d6b673', 2.2),
  }),
);

function drawStones(isVariant: boolean): string {
  const stone = (x: number, y: number, w: number, h: number) =>
    drawFlatPath(box(x, y, w, h, 3), lighten(STONE, 0.22)) +
    drawFlatPath(box(x, y + h - 2.5, w, 2.5, 1.2), darken(STONE, 0.18), 0.8);
  const rows = isVariant
    ? [
        stone(1, 1, 12, 8),
        stone(15, 1, 16, 8),
        stone(1, 11, 18, 9),
        stone(21, 11, 10, 9),
        stone(1, 22, 10, 9),
        stone(13, 22, 18, 9),
      ]
    : [
        stone(1, 1, 17, 8),
        stone(20, 1, 11, 8),
        stone(1, 11, 9, 9),
        stone(12, 11, 19, 9),
        stone(1, 22, 14, 9),
        stone(17, 22, 14, 9),
      ];
  return rows.join('');
}

const drawCobble = createJoinedTile((bits, isVariant) => {
  const area = traceRegion(bits, createUniformInset(4), 6);
  return [
    drawFlatPath(traceRegion(bits, createUniformInset(1.5), 7), '#7d766f'),
    drawFlatPath(area, darken(STONE, 0.22)),
    clipShapes(area, drawStones(isVariant)),
  ].join('');
});

/** Planks over the water; the posts along the southern rim reach into it. */
const drawPier = createJoinedTile((bits, isVariant) => {
  const deck = traceRegion(bits, { n: 1.5, w: 1.5, e: 1.5, s: 9 }, 2);
  const posts = isSideOpen(bits, 's')
    ? drawFlatPath('M0 21h32v6H0z', '#1f5a7a', 0.45) +
      [16]
        .map((x) => drawOutlinedShape(box(x - 3, 20, 6, 13, 2), darken(inkPalette.woodDeep, 0.15), 2))
        .join('') +
      drawOutlinedShape('M-4 21H36V25.500H-4z', inkPalette.woodDeep, 1.8)
    : '';
  const joints = isVariant ? 'M10 0v8M22 8v8M8 16v8M20 24v8' : 'M20 0v8M6 8v8M24 16v8M12 24v8';
  return [
    posts,
    drawOutlinedShape(deck, '#c98f5c'),
    clipShapes(
      deck,
      stroke('M-2 8h36M-2 16h36M-2 24h36M-2 0h36', '#96613a', 1.6),
      stroke('M-2 2h36M-2 10h36M-2 18h36M-2 26h36', '#e3b27e', 1.4, 0.8),
      stroke(joints, '#96613a', 1.6),
      isVariant ? drawDot(24, 12, 1, '#6b442c', 0) + drawDot(7, 20, 1, '#6b442c', 0) : '',
    ),
    bits === ALL_SAME ? '' : stroke(deck, INK, 2.4),
  ].join('');
});

export const bayGrounds: Record<string, DrawTile> = {
  grass: (index) => drawGrass(index, MEADOW, 3),
  sea: drawSea,
  water: drawShore,
  sand: drawBeach,
  cobble: drawCobble,
};

export function drawPickets(): string {
  const picket = (x: number) =>
    drawOutlinedShape(`M${x - 3} 27V12L${x} 7L${x + 3} 12V27z`, inkPalette.paper, 1.9) +
    drawFlatPath(`M${x + 0.5} 13h2v13h-2z`, '#d6ccb8');
  return (
    drawOutlinedShape('M-4 14.500H36V18H-4z', '#e4dac4', 1.6) +
    drawOutlinedShape('M-4 21H36V24.500H-4z', '#e4dac4', 1.6) +
    [4, 12, 20, 28].map(picket).join('')
  );
}

export function drawPicketsAway(): string {
  return (
    [0, 11, 22, 33]
      .map((y) =>
        drawOutlinedShape(`M13 ${y + 6}V${y - 8}L16 ${y - 12}L19 ${y - 8}V${y + 6}z`, inkPalette.paper, 1.9),
      )
      .join('') + stroke('M16 -4v6M16 8v5M16 19v5M16 30v4', '#cbbfa8', 2)
  );
}

function drawBed(color: string): string {
  const flower = (x: number, y: number) => drawDaisy(x, y, color);
  return (
    drawFlatPath(box(1, 3, 30, 27, 6), '#5f4634') +
    drawFlatPath(box(1, 2, 30, 25, 6), '#8a6547') +
    drawTuft(8, 14, '#4a9145', 1.3) +
    drawTuft(22, 15, '#4a9145', 1.3) +
    drawTuft(15, 24, '#4a9145', 1.3) +
    [flower(7, 9), flower(17, 8), flower(25, 11), flower(11, 18), flower(22, 20), flower(6, 24)].join('')
  );
}

function drawHedge(): string {
  return (
    drawShadow(17, 27, 14, 4) +
    drawOutlinedShape('M3 20Q0 8 10 6Q16 1 23 6Q32 8 29 20Q28 28 16 28Q4 28 3 20z', '#4a9a55') +
    drawFlatPath('M6 15Q6 9 12 8.500Q16 5 21 8.500Q14 10 12 14Q9 14 6 15z', '#7cc267') +
    drawDot(21, 17, 1.8, inkPalette.coral, 0) +
    drawDot(11, 21, 1.6, inkPalette.sun, 0) +
    drawDot(24, 23, 1.4, inkPalette.coral, 0)
  );
}

function drawNet(): string {
  const area = 'M4 10Q16 2 28 9Q31 20 25 27Q14 31 5 25Q1 17 4 10z';
  return (
    drawFlatPath(area, '#3f6b78', 0.35) +
    clipShapes(
      area,
      stroke('M-4 8l28 28M2 2l32 32M12 0l24 24M28 0L0 28M36 2L6 34M16 -2L-4 18', '#d9e6df', 1.4),
    ) +
    stroke(area, '#8a6547', 2.4) +
    drawDot(6, 11, 2.6, inkPalette.coral, 1.6) +
    drawDot(26, 10, 2.6, inkPalette.coral, 1.6) +
    drawDot(25, 26, 2.6, inkPalette.coral, 1.6)
  );
}

export const harbourTiles: Record<string, DrawTile> = {
  ...bayGrounds,
  pier: drawPier,
  'fence-h': drawPickets,
  'fence-v': drawPicketsAway,
  'fence-post': () =>
    drawShadow(17, 27, 6, 2.5) +
    drawOutlinedShape('M11 28V10L16 4L21 10V28z', inkPalette.paper, 2.2) +
    drawFlatPath('M17 11h3v16h-3z', '#d6ccb8'),
  hedge: drawHedge,
  'flowers-coral': () => drawBed('#ff8f7d'),
  'flowers-sun': () => drawBed('#ffd45e'),
  steps: () =>
    fill('#a49c90') +
    [0, 8, 16, 24]
      .map(
        (y) => drawFlatPath(box(0, y, 32, 6, 1), '#d3ccbf') + drawFlatPath(`M0 ${y + 6}h32v2H0z`, '#7d766f'),
      )
      .join(''),
  bollard: () =>
    drawShadow(17, 26, 9, 3) +
    drawOutlinedShape('M9 12H23L22 25Q16 28 10 25z', '#4a5270') +
    drawOval(16, 11, 9, 5, '#6b7596') +
    stroke('M11 10q2-2 5-2', '#a5aec8', 1.8) +
    cord('M8 19Q16 23 24 19'),
  rope: () =>
    [10, 6.5, 3].map((r) => drawOval(16, 17, r, r * 0.75, '#d9b877', 1.8)).join('') +
    stroke('M26 18Q30 21 29 26', INK, 4.5) +
    stroke('M26 18Q30 21 29 26', '#d9b877', 2),
  net: drawNet,
  puddle: () =>
    drawFlatPath('M5 17q0-7 9-7q13-1 13 6q0 8-12 8q-10 0-10-7z', '#8fc7dd', 0.85) +
    stroke('M10 15q3-2 6-1.500', '#ffffff', 1.8),
  wheat: () =>
    fill('#caa14e') +
    [5, 12, 19, 26]
      .flatMap((x) =>
        [12, 24].map(
          (y) => stroke(`M${x} ${y + 6}v-7`, '#8f6d2b', 1.6) + drawOval(x, y - 3, 1.8, 4, '#f3d27a', 0),
        ),
      )
      .join(''),
  soil: () =>
    fill('#8a6547') +
    stroke('M0 6h32M0 16h32M0 26h32', '#6b4a32', 3) +
    stroke('M0 9h32M0 19h32M0 29h32', '#a57f5c', 1.6),
  cabbage: () =>
    fill('#8a6547') +
    stroke('M0 6h32M0 26h32', '#6b4a32', 3) +
    drawOutlinedShape('M5 19Q3 9 11 9Q16 4 21 9Q29 9 27 19Q24 27 16 27T5 19z', '#5fae62', 2) +
    drawOutlinedShape('M10 18Q10 11 16 11T22 18Q20 23 16 23T10 18z', '#9fdc8a', 1.6) +
    stroke('M16 12v10M16 17l-4-2M16 17l4-2', '#5fae62', 1.3),
  rug: () =>
    fill('#4f86b5') +
    stroke(box(3, 3, 26, 26, 1), inkPalette.cream, 2) +
    [16]
      .map(
        (x) =>
          drawOutlinedShape(`M${x} 7l9 9-9 9-9-9z`, inkPalette.coral, 0) +
          drawOutlinedShape(`M${x} 12l4 4-4 4-4-4z`, inkPalette.cream, 0),
      )
      .join(''),
  drain: () =>
    drawOutlinedShape(box(7, 7, 18, 18, 3), '#6d7488', 2) +
    stroke('M12 10.500v11M16 10.500v11M20 10.500v11', INK, 2.2),
};

function cord(d: string): string {
  return stroke(d, INK, 5) + stroke(d, '#e6c98c', 2.4);
}
