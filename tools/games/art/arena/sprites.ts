import { box } from '../../draw/svg.ts';
import { drawBlast, drawFlag, drawSparkle } from '../kit/effects.ts';
import {
  INK,
  drawOutlinedLine,
  darken,
  drawDot,
  fadeShapes,
  drawFlatPath,
  lighten,
  drawOval,
  inkPalette,
  transformShapes,
  drawShadow,
  drawOutlinedShape,
  stroke,
  rotateShapes,
} from '../kit/ink.ts';
import { fitSprites } from '../kit/fitSprites.ts';
import type { DrawSprite } from '../kit/paintSheet.ts';
import { drawTopDown } from '../kit/topDown.ts';

/**
 * Copper wears a hard hat with a lamp, Tide a diver's cap with a fin, so that the teams can be told apart without
 * color.
 */
const COPPER_HAT = transformShapes(
  -2.5,
  0,
  1,
  1,
  0,
  drawOutlinedShape('M5 -13.500A15 15 0 1 0 5 13.500Q8 0 5 -13.500z', '#f08a3c'),
  stroke('M-12 -3.500H4M-12 3.500H4', darken('#f08a3c', 0.3), 2.2),
  drawOutlinedShape('M4 -14Q9.500 -13 9 -9Q6.500 0 9 9Q9.500 13 4 14Q6 0 4 -14z', '#ffb15c', 2.2),
  drawDot(4.5, 0, 3.4, '#fff3b0', 2),
);

const TIDE_HAT = transformShapes(
  -2,
  0,
  1,
  1,
  0,
  drawOutlinedShape('M4 -14.200A15 15 0 1 0 4 14.200Q6.500 0 4 -14.200z', '#2f7fc7'),
  stroke('M-9 -11Q-4 0 -9 11', lighten('#2f7fc7', 0.35), 2),
  drawOutlinedShape('M-21 0Q-12 -4 2 0Q-12 4 -21 0z', '#9fe0ff', 2.2),
);

const COPPER = {
  skin: '#f2bd90',
  suit: '#ff7a66',
  suitDeep: '#c94b3a',
  shoes: '#5a3a3a',
  hands: '#ffd9a8',
  headwear: COPPER_HAT,
};
const TIDE = {
  skin: '#c98d63',
  suit: '#62b6ff',
  suitDeep: '#2f7fc7',
  shoes: '#2c3a63',
  hands: '#fff3dc',
  headwear: TIDE_HAT,
};

function drawWrench(): string {
  return (
    drawOutlinedLine('M-24 3L8 -1', inkPalette.steel, 6) +
    stroke('M-24 2L6 -2', inkPalette.steelLight, 2) +
    drawOutlinedLine('M-25 3L-14 1.700', inkPalette.coral, 6) +
    drawOutlinedShape('M6 -6Q14 -13 25 -10L18 -4V3L27 7Q17 12 8 5z', inkPalette.steelLight)
  );
}

function drawNailer(): string {
  return [
    drawOutlinedShape('M-20 2h10l2 11h-10z', inkPalette.woodDeep),
    drawOutlinedShape(box(-22, -9, 34, 13, 4), inkPalette.sun),
    drawFlatPath(box(-20, -1, 30, 4, 2), inkPalette.sunDeep),
    drawOutlinedShape(box(10, -7, 14, 8, 2), inkPalette.steel),
    stroke('M13 -5h8', inkPalette.steelLight, 1.8),
    drawOutlinedShape(box(-10, 2, 14, 8, 2), inkPalette.coral, 2.2),
    stroke('M-6 4v4M-2 4v4', darken(inkPalette.coral, 0.4), 1.6),
    stroke('M-18 -6h10', inkPalette.cream, 2),
  ].join('');
}

function drawScatter(): string {
  return [
    drawOutlinedShape('M-30 1L-14 -6V6L-27 11Q-31 10 -30 1z', inkPalette.wood),
    stroke('M-27 3l9-4', inkPalette.woodLight, 2),
    drawOutlinedShape(box(-16, -8, 18, 13, 3), inkPalette.steelDeep),
    drawOutlinedShape(box(-2, -9, 31, 6.5, 2), inkPalette.steel),
    drawOutlinedShape(box(-2, -3, 31, 6.5, 2), inkPalette.steel),
    stroke('M2 -7h22M2 -1h22', inkPalette.steelLight, 1.6),
    drawOutlinedShape(box(2, 2.5, 14, 6, 2.5), inkPalette.wood, 2.2),
  ].join('');
}

function drawLobber(): string {
  return [
    drawOutlinedShape('M-28 0L-14 -6V5L-25 10Q-29 8 -28 0z', '#5a4a6b'),
    drawOutlinedShape(box(-15, -7, 14, 12, 3), '#5a4a6b'),
    drawDot(-1, -1, 10, inkPalette.mint),
    stroke('M-1 -8v14M-7.500 -4.500l13 7M5.500 -4.500l-13 7', inkPalette.mintDeep, 1.8),
    drawDot(-1, -1, 2.6, inkPalette.cream, 1.8),
    drawOutlinedShape('M8 -7.500h16q5 0 5 -2.500v18q0 -2.500 -5 -2.500H8z', inkPalette.mintDeep),
    stroke('M11 -4.500h12', lighten(inkPalette.mintDeep, 0.5), 1.8),
  ].join('');
}

function drawAmmoBox(color: string, content: string): string {
  return [
    drawShadow(1, 17, 18, 4),
    content,
    drawOutlinedShape(box(-17, -4, 34, 21, 4), color),
    drawFlatPath(box(-15.5, 9, 31, 6.5, 2), darken(color, 0.22)),
    stroke('M-13 -.5h18', lighten(color, 0.45), 2),
  ].join('');
}

function drawNails(): string {
  const nails = [-10, -3.5, 3, 9.5]
    .map(
      (x) =>
        drawOutlinedLine(`M${x} 4V-13`, inkPalette.steelLight, 2, 2) +
        drawOutlinedShape(box(x - 3.5, -16, 7, 3.5, 1.5), inkPalette.steel, 2),
    )
    .join('');
  return drawAmmoBox(inkPalette.sun, nails) + stroke('M-8 6h16M5 3l4 3-4 3', INK, 2.2);
}

function drawShells(): string {
  const shells = [-10, 0, 10]
    .map(
      (x) =>
        drawOutlinedShape(box(x - 4.5, -17, 9, 18, 3), inkPalette.coral, 2.2) +
        drawOutlinedShape(box(x - 4.5, -8, 9, 5, 0), inkPalette.gold, 1.8),
    )
    .join('');
  return (
    drawAmmoBox('#8a93ab', shells) +
    drawDot(0, 6, 4, inkPalette.coral, 2) +
    drawDot(0, 6, 1.3, inkPalette.cream, 0)
  );
}

function drawBombs(): string {
  const bomb = (x: number, y: number) =>
    drawDot(x, y, 8, '#3c3552') +
    drawFlatPath(`M${x - 4} ${y - 4}q2-2 4-1.500`, '#fff') +
    stroke(`M${x - 4.5} ${y - 2}q1-3 4-3.500`, '#a79cc9', 2);
  return drawAmmoBox(inkPalette.mint, bomb(-8, -8) + bomb(8, -8)) + stroke('M-5 3l10 7M5 3l-10 7', INK, 2.4);
}

function drawMedkit(): string {
  return [
    drawShadow(1, 16, 18, 4),
    drawOutlinedLine('M-7 -10v-4q0-3 3-3h8q3 0 3 3v4', inkPalette.paper, 2.5, 2),
    drawOutlinedShape(box(-18, -11, 36, 27, 6), inkPalette.paper),
    drawFlatPath(box(-16, 8, 32, 6.5, 3), '#d8cdb8'),
    drawOutlinedShape('M-3.500 -7h7v6h6v7h-6v6h-7v-6h-6v-7h6z', inkPalette.coral, 2),
  ].join('');
}

export function drawWingedBoot(color: string): string {
  return [
    drawShadow(1, 17, 17, 4),
    drawOutlinedShape('M-8 -15H4V0Q6 4 14 5Q19 7 18 15H-8z', color),
    drawFlatPath('M-8 9.500H18V15H-8z', inkPalette.cream),
    stroke('M-8 9.500H18', INK, 2),
    stroke('M-3 -10h4M-3 -5h5', lighten(color, 0.5), 2),
    drawOutlinedShape('M-7 2Q-20 4 -22 -10Q-17 -7 -15 -8Q-17 -12 -16 -15Q-10 -10 -7 -6z', '#ffffff', 2.2),
    stroke('M-17 -5q4 2 8 2', '#b9c6dd', 1.8),
  ].join('');
}

function drawBombInAir(frame: number): string {
  return [
    drawDot(-1, 2, 10.5, '#3c3552'),
    stroke('M-7 -1q1.500-5 6-6', '#a79cc9', 2.4),
    drawOutlinedLine('M5 -6Q8 -11 11 -9', '#d9a35e', 2, 1.6),
    drawSparkle(11.5, -10, frame === 0 ? 4.5 : 3),
  ].join('');
}

function drawCrate(frame: number): string {
  if (frame === 2) {
    return [
      rotateShapes(
        -18,
        0,
        0,
        drawOutlinedShape(box(-26, 6, 24, 8, 2), inkPalette.wood),
        drawOutlinedShape(box(4, -16, 22, 8, 2), inkPalette.woodLight),
      ),
      rotateShapes(
        30,
        0,
        0,
        drawOutlinedShape(box(-12, 12, 26, 7, 2), inkPalette.woodDeep),
        drawOutlinedShape(box(-20, -14, 18, 7, 2), inkPalette.wood),
      ),
      stroke('M-6 -2l3 3M10 4l3-3M-14 -20l2 3', inkPalette.woodLight, 2),
    ].join('');
  }
  const cracks =
    frame === 1
      ? stroke('M-13 -22l5 9-5 5 8 7M15 -18l-6 8 4 6', INK, 2.2) + drawFlatPath('M4 -2l9 3-3 8-8-3z', INK)
      : '';
  return [
    drawFlatPath(box(-22, -20, 50, 50, 5), INK, 0.22),
    drawOutlinedShape(box(-25, -25, 50, 51, 5), '#a96b2f'),
    drawOutlinedShape(box(-25, -25, 50, 42, 5), '#e0a558'),
    stroke('M-17 -10h34M-17 2h34', '#bb8140', 2),
    drawOutlinedShape('M21 -21h-6L-21 10v4h6L21 -17z', '#e8b163', 2),
    drawOutlinedShape('M-21 -21h6L21 10v4h-6L-21 -17z', '#f0be74', 2),
    stroke(box(-20.5, -20.5, 41, 33, 2), '#b3752f', 4),
    stroke(box(-22.8, -22.8, 45.6, 37.6, 3), '#f7d391', 1.4),
    stroke('M-12 17v9M0 17v9M12 17v9', '#83501f', 2),
    cracks,
  ].join('');
}

function drawBarrel(frame: number): string {
  const body = frame === 0 ? inkPalette.coral : frame === 1 ? '#ff9d5c' : '#ffd36b';
  const top = lighten(body, 0.15);
  return [
    drawShadow(3, 8, 24, 20, 0.22),
    drawOutlinedShape('M-23 -5V7A23 19 0 0 0 23 7V-5z', darken(body, 0.25)),
    stroke('M-22.500 1.500A23 19 0 0 0 22.500 1.500', darken(body, 0.5), 2),
    drawOval(0, -6, 23, 19, body),
    drawOval(0, -6, 18, 14.5, top, 1.8),
    drawOutlinedShape(
      'M2 -18L-9 -4H-1L-4 7L9 -8H1L5 -18z',
      frame === 2 ? inkPalette.coral : inkPalette.sun,
      2,
    ),
    frame > 0 ? drawSparkle(13, -18, 5) + drawSparkle(-15, -14, 3.5) : '',
  ].join('');
}

function drawTires(): string {
  const tire = (x: number, y: number) =>
    drawOval(x, y, 19, 15.5, '#454a5e') +
    stroke(`M${x - 15} ${y - 4}q3-7 11-9`, '#7d859d', 2.2) +
    drawOval(x, y, 8.5, 6.5, '#2a2c3d', 2) +
    drawOval(x, y + 1.5, 5, 3, '#e8c48a', 0);
  return [drawShadow(3, 14, 25, 14, 0.22), tire(0, 10), tire(-1, 3), tire(1, -5)].join('');
}

function drawScrap(): string {
  return [
    drawShadow(3, 15, 42, 14, 0.22),
    drawOutlinedShape(
      'M-42 22Q-44 4 -28 2L-22 -12L-6 -10L4 -24L22 -18L26 -4Q42 0 42 22Q0 30 -42 22z',
      '#8b7f86',
    ),
    rotateShapes(
      -16,
      -18,
      4,
      drawOutlinedShape(box(-36, -4, 30, 14, 3), '#c97850'),
      stroke('M-32 0h20', '#f0ac86', 2),
    ),
    rotateShapes(
      22,
      14,
      -6,
      drawOutlinedShape(box(4, -16, 24, 16, 3), '#6f9a92'),
      drawDot(10, -8, 2.5, INK, 0),
      drawDot(21, -8, 2.5, INK, 0),
    ),
    drawDot(24, 12, 11, '#454a5e'),
    drawDot(24, 12, 4.5, '#b6a58a', 2),
    drawOutlinedLine('M-10 16L8 2', inkPalette.steelLight, 5),
    drawOutlinedShape('M-6 24l-8-5 2-8 9-1 4 7z', inkPalette.steel),
    drawDot(-5.5, 17, 2.5, INK, 0),
    stroke('M-34 14q4-4 8-3', '#b3a8ae', 2.2),
  ].join('');
}

function drawAnvil(): string {
  return [
    drawShadow(3, 17, 25, 9, 0.25),
    drawOutlinedShape('M-16 24Q-16 16 -9 14V4H9V14Q16 16 16 24z', '#535a73'),
    drawOutlinedShape('M-28 -12Q-20 -14 -14 -14H24Q26 -4 14 2Q8 6 -8 6Q-10 -4 -28 -12z', '#7d86a0'),
    drawOutlinedShape('M-28 -12Q-20 -16 -14 -16H24V-9H-12Q-20 -9 -28 -12z', '#b3bccf', 2.2),
    stroke('M-8 -12.500h22', '#e6ecf5', 1.8),
  ].join('');
}

const drawn: Record<string, DrawSprite> = {
  copper: (frame) => drawTopDown(COPPER, frame),
  tide: (frame) => drawTopDown(TIDE, frame),
  wrench: drawWrench,
  nailer: drawNailer,
  scatter: drawScatter,
  lobber: drawLobber,
  nails: drawNails,
  shells: drawShells,
  bombs: drawBombs,
  medkit: drawMedkit,
  boost: () => drawWingedBoot(inkPalette.sky),
  nail: () =>
    fadeShapes(0.5, stroke('M-14 0H-4', inkPalette.sun, 3)) +
    drawOutlinedLine('M-6 0H9', inkPalette.steelLight, 2.5, 2) +
    drawOutlinedShape('M9 -3L14 0L9 3z', inkPalette.steelLight, 1.6),
  pellet: () => drawDot(0, 0, 4.5, inkPalette.sun, 2.2) + drawDot(-1.3, -1.3, 1.3, inkPalette.cream, 0),
  bomb: drawBombInAir,
  crate: drawCrate,
  barrel: drawBarrel,
  tyres: drawTires,
  scrap: drawScrap,
  anvil: drawAnvil,
  'banner-coral': (frame) => drawFlag(frame, inkPalette.coral),
  'banner-sky': (frame) => drawFlag(frame, inkPalette.sky),
  blast: drawBlast,
  flash: (frame) =>
    frame === 0
      ? drawOutlinedShape('M-14 0L-4 -5L-3 -11L4 -5L14 0L4 5L-3 11L-4 5z', inkPalette.sun, 2) +
        drawDot(-3, 0, 3, inkPalette.cream, 0)
      : drawOutlinedShape('M-14 0L-5 -3L2 -6L2 -2L9 0L2 2L2 6L-5 3z', inkPalette.cream, 2),
};

export const arenaSprites = fitSprites(drawn, {
  scatter: 0.96,
  bomb: 0.93,
  'banner-coral': 0.95,
  'banner-sky': 0.95,
});
