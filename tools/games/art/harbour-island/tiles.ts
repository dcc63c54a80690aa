import { bayGrounds } from '../harbour/tiles.ts';
import { box } from '../../draw/svg.ts';
import { drawTuft, drawWall, fill, createJoinedTile } from '../kit/grounds.ts';
import {
  INK,
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

const ROCK = '#a89c94';

const drawCliff = createJoinedTile((bits, isVariant) =>
  drawWall(bits, isVariant, {
    top: ROCK,
    face: '#6f6468',
    height: 14,
    radius: 8,
    front: () =>
      stroke('M6 17l-2 6 3 4M16 17l2 5-2 8M26 17l-1 5 3 6', '#4f474d', 2) +
      stroke('M9 19v4M21 18v5M30 19v4', '#8d8184', 1.8),
    mark: (variant) =>
      variant
        ? stroke('M10 13l4-2 3 3M19 22l4-1', darken(ROCK, 0.2), 1.8) +
          drawFlatPath('M20 9q4-3 7 1q-3 3-7-1z', '#8fbf78')
        : stroke('M13 15h3', lighten(ROCK, 0.3), 1.8),
  }),
);

function drawPlanks(degrees: number): string {
  const planks = [0, 8, 16, 24]
    .map(
      (x) =>
        drawOutlinedShape(box(x + 0.5, 3, 7, 26, 1.5), '#c98f5c', 1.6) +
        stroke(`M${x + 2.5} 7v16`, '#e3b27e', 1.4),
    )
    .join('');
  return rotateShapes(degrees, 16, 16, planks);
}

export const islandTiles: Record<string, DrawTile> = {
  ...bayGrounds,
  rock: drawCliff,
  steps: () =>
    fill('#8d8184') +
    [0, 8, 16, 24]
      .map(
        (y) => drawFlatPath(box(2, y, 28, 6, 2), '#c3b8b0') + drawFlatPath(`M2 ${y + 6}h28v2H2z`, '#5d5358'),
      )
      .join(''),
  'plank-h': () => drawPlanks(0),
  'plank-v': () => drawPlanks(90),
  shells: () =>
    drawOutlinedShape('M10 22q-7-2-6-8q6-4 12 0q1 6-6 8z', '#ffc3b0', 1.8) +
    stroke('M10 21l-3-7M10 21v-8M10 21l3-7', '#e08a78', 1.3) +
    drawOutlinedShape('M22 12q-4-1-3-5q3-2 7 0q0 4-4 5z', '#fff0d8', 1.6),
  starfish: () =>
    rotateShapes(
      14,
      16,
      16,
      drawOutlinedShape('M16 4L19 12L28 12L21 17L24 26L16 21L8 26L11 17L4 12L13 12z', '#ff8a5c', 2),
      drawDot(16, 12, 1, '#ffd9b0', 0),
      drawDot(13, 17, 1, '#ffd9b0', 0),
      drawDot(19, 17, 1, '#ffd9b0', 0),
    ),
  seaweed: () =>
    stroke('M8 27Q4 20 9 15T8 5M16 28q5-7 0-13t2-9M24 27q-4-6 0-11t-1-8', '#2f6b4a', 4) +
    stroke('M8 26Q4 20 9 15T8 6M16 27q5-7 0-13t2-8', '#5fae6a', 1.8),
  driftwood: () =>
    drawShadow(17, 22, 13, 3) +
    rotateShapes(
      -12,
      16,
      16,
      drawOutlinedShape('M3 14Q14 10 29 13Q31 17 28 19Q14 21 4 19Q2 17 3 14z', '#c9b49a', 2),
      stroke('M8 15h9M14 17.500h10', '#937f68', 1.6),
      stroke('M21 13l4-6', INK, 4.5),
      stroke('M21 13l4-6', '#c9b49a', 2),
    ),
  'dig-spot': () =>
    stroke('M9 9l14 14M23 9L9 23', darken('#c0392f', 0.1), 5) +
    stroke('M9 9l14 14M23 9L9 23', inkPalette.coral, 2.6),
  dug: () =>
    drawOval(16, 18, 12, 8, '#b58f56', 0) +
    drawOval(16, 19, 9.5, 6, '#6b4f33', 0) +
    drawOval(16, 21, 7.5, 3.6, '#4a3626', 0) +
    drawDot(6, 12, 2.4, '#d9b877', 0) +
    drawDot(26, 12, 3, '#d9b877', 0),
  'tide-pool': () =>
    drawOutlinedShape('M4 17Q4 7 15 7Q28 6 28 16Q28 26 16 26Q4 26 4 17z', '#8d8184', 2) +
    drawFlatPath('M7 17Q7 10 15 10Q25 9 25 16Q25 23 16 23Q7 23 7 17z', '#4fb3cf') +
    stroke('M11 15q2-2 4-2', '#d3f1f8', 1.8) +
    drawDot(19, 18, 1.8, inkPalette.coral, 0),
  stone: () =>
    drawShadow(17, 26, 14, 4) +
    drawOutlinedShape('M3 22Q2 8 14 6Q28 5 29 18Q29 28 16 28Q4 28 3 22z', ROCK) +
    drawFlatPath('M6 17Q7 10 14 8.500Q22 8 25 13Q17 12 13 15Q9 16 6 17z', lighten(ROCK, 0.4)),
  cave: () =>
    fill('#6f6468') +
    drawOutlinedShape('M3 34V16Q4 3 16 3T29 16V34z', '#211a2b', 2.4) +
    stroke('M2 12l-3 4M30 10l3 3', '#4f474d', 2) +
    stroke('M6 16Q8 7 16 6', '#8d8184', 1.8),
  'beach-grass': () => drawTuft(11, 20, '#8a9a4a', 1.5) + drawTuft(22, 24, '#a8b85a', 1.3),
  bones: () =>
    drawOutlinedShape('M8 16Q8 7 16 7T24 16Q24 20 21 21V25H11V21Q8 20 8 16z', '#f0e8d5', 2) +
    drawOval(13, 16, 2.4, 2.8, INK, 0) +
    drawOval(19.5, 16, 2.4, 2.8, INK, 0) +
    stroke('M14 22v2.500M18 22v2.500', INK, 1.4),
  prints: () =>
    [
      [9, 9],
      [14, 14],
      [17, 21],
      [22, 26],
    ]
      .map(([x, y]) => drawOval(x!, y!, 2.2, 3, '#d1ab68', 0))
      .join(''),
};
