import { ALL_SAME } from '../../tiles/joinEdges.ts';
import { drawTuft, drawDaisy, fill, createJoinedTile } from '../kit/grounds.ts';
import {
  INK,
  drawOutlinedLine,
  drawDot,
  drawFlatPath,
  lighten,
  drawOval,
  drawOutlinedShape,
  stroke,
} from '../kit/ink.ts';
import type { DrawTile } from '../kit/paintSheet.ts';
import { createUniformInset, isSideOpen, traceRegion } from '../kit/traceRegion.ts';

const POND = '#2f9fb3';
const POND_LIGHT = '#57bfca';
const POND_DEEP = '#26899f';
const SHALLOW = '#55c0c4';
const BANK = '#7cc267';

function drawPond(index: number): string {
  const detail = [
    '',
    stroke('M9 18q4-3 8 0t7 0', POND_DEEP, 2, 0.6),
    stroke('M7 14q3-2.500 6 0t6 0', POND_LIGHT, 1.6, 0.8),
    stroke('M12 21q3-2.500 6 0t6 0M9 9h4', POND_LIGHT, 1.6, 0.8),
    stroke('M10 12h7M19 12h.5M15 18h6', '#9be3df', 1.7, 0.8),
    stroke('M11 24q-2-5 1-8t0-7M18 24q3-4 0-8', '#23876f', 2, 0.75) +
      stroke('M15 25q-1-3 1-6', '#2f9a7c', 2, 0.75),
    drawOval(11, 20, 4, 2.8, '#2b7f93', 0) +
      drawOval(19, 22, 3, 2, '#3592a3', 0) +
      drawOval(18, 13, 2, 1.4, '#2b7f93', 0),
    ring(12, 18, 3) + ring(19, 11, 2.2) + ring(21, 20, 1),
  ][index]!;
  return fill(POND) + detail;
}

function ring(x: number, y: number, radius: number): string {
  return stroke(
    `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0`,
    '#a9e9e4',
    1.3,
    0.8,
  );
}

const drawShallow = createJoinedTile((bits, isVariant) =>
  [
    drawFlatPath(traceRegion(bits, createUniformInset(2), 10, 1), POND_LIGHT, 0.55),
    drawFlatPath(traceRegion(bits, createUniformInset(5), 8, 1), SHALLOW),
    stroke(traceRegion(bits, createUniformInset(7.5), 7, 1), '#93e0d6', 1.4, 0.7),
    drawFlatPath(traceRegion(bits, createUniformInset(8.4), 6, 1), SHALLOW),
    isVariant
      ? stroke('M11 13q2.500-2 5 0t5 0M14 20q2.500-2 5 0', '#93e0d6', 1.6)
      : stroke('M12 17q2.500-2 5 0t5 0', '#7ad6cf', 1),
  ].join(''),
);

/** Reeds grow in a bed of mud; the ones at the southern rim show their stems. */
const drawReeds = createJoinedTile((bits, isVariant) => {
  const bed = traceRegion(bits, { n: 3, w: 2, e: 3, s: 2 }, 9, 1);
  const crown = traceRegion(bits, { n: 3, w: 2, e: 3, s: 11 }, 9, 1);
  const stems = isSideOpen(bits, 's')
    ? stroke('M4 20v9M9 21v9.500M14 20v10M19 21v9.500M24 20v9.500M29 20v9', '#2f6b3d', 2)
    : '';
  const clumps = isVariant
    ? [
        [8, 14],
        [24, 24],
      ]
    : [
        [23, 13],
        [9, 24],
      ];
  const blades = clumps
    .map(([x, y]) => stroke(`M${x} ${y}q-1-4-4.500-5M${x} ${y}q0-5 1-8M${x} ${y}q2-4 5.500-4`, '#8bd27a', 2))
    .join('');
  const heads = (
    isVariant
      ? [
          [20, 9],
          [12, 21],
        ]
      : [[13, 10]]
  )
    .map(([x, y]) => cattail(x!, y!))
    .join('');
  return [
    drawFlatPath(traceRegion(bits, { n: 4, w: 3, e: 1, s: 0 }, 9, 1), INK, 0.22),
    drawOutlinedShape(bed, '#3f7d46'),
    stems,
    drawOutlinedShape(crown, '#55a857'),
    blades,
    heads,
  ].join('');
});

function cattail(x: number, y: number): string {
  return (
    stroke(`M${x} ${y + 4}v5`, '#2f6b3d', 2) +
    drawOutlinedShape(`M${x - 2.4} ${y - 4}q2.400-3 4.800 0v7q-2.400 2-4.800 0z`, '#c58246', 1.6) +
    stroke(`M${x - 0.7} ${y - 2.5}v3`, '#eab676', 1.4)
  );
}

const drawBank = createJoinedTile((bits, isVariant) =>
  [
    drawFlatPath(traceRegion(bits, createUniformInset(0), 10, 1), '#9be3df', 0.6),
    drawOutlinedShape(traceRegion(bits, createUniformInset(2.5), 10, 1), '#d8b67a'),
    drawFlatPath(traceRegion(bits, { n: 6, w: 6, e: 6, s: 8 }, 9, 1), '#5ba24f'),
    drawFlatPath(traceRegion(bits, { n: 6, w: 6, e: 7.5, s: 10 }, 8, 1), BANK),
    bits === ALL_SAME ? '' : drawTuft(17, 20, '#5ba24f'),
    isVariant ? drawTuft(22, 12, '#5ba24f') + drawTuft(10, 24, lighten(BANK, 0.4)) : '',
  ].join(''),
);

function drawPad(x: number, y: number, r: number, turn: number): string {
  const a = (turn * Math.PI) / 180;
  const b = a + 0.75;
  const point = (angle: number) =>
    `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r * 0.88).toFixed(1)}`;
  const d = `M${x} ${y}L${point(b)}A${r} ${(r * 0.88).toFixed(1)} 0 1 1 ${point(a)}z`;
  return (
    drawOutlinedShape(d, '#5fbf62', 2) +
    stroke(
      `M${x} ${y}L${point(b + 1.5)}M${x} ${y}L${point(b + 3)}M${x} ${y}L${point(b + 4.3)}`,
      '#3f9a50',
      1.4,
    )
  );
}

export const blobTiles: Record<string, DrawTile> = {
  pond: drawPond,
  shallow: drawShallow,
  reeds: drawReeds,
  bank: drawBank,
  'lily-small': () => drawPad(16, 16, 8, -40),
  'lily-pair': () => drawPad(11, 12, 7, 20) + drawPad(22, 21, 6, 200),
  lotus: () =>
    drawPad(16, 19, 10, 60) +
    drawOutlinedShape('M16 19q-9-2-9-8q5 0 7 3q-1-6 2-8q3 2 2 8q2-3 7-3q0 6-9 8z', '#ff9fb0', 1.8) +
    drawDot(16, 15.5, 2, '#ffd45e', 0),
  ripple: () => ring(16, 16, 10) + ring(16, 16, 5.5),
  stone: () =>
    ring(16, 18, 12) +
    drawOutlinedShape('M7 20q-1-9 8-11q10 0 10 10q-2 5-10 5q-7 0-8-4z', '#9aa3a8', 2.2) +
    stroke('M11 16q1-4 5-4', '#c6cdd0', 2),
  cattail: () =>
    stroke('M12 28Q10 18 6 13M18 28q0-8 6-14', '#3f8a4c', 2.4) +
    drawOutlinedLine('M15 28V14', '#4c9a55', 1.6, 1.4) +
    drawOutlinedShape('M12.500 6q2.500-3 5 0v9q-2.500 2-5 0z', '#8a5a35', 2),
  'bank-flowers': () =>
    drawDaisy(9, 12, '#fff8ea') + drawDaisy(22, 18, '#ffd45e') + drawDaisy(13, 24, '#ff9fb0'),
  'bank-tuft': () => drawTuft(16, 20, '#4a9145', 1.8),
};
