import { box } from '../../draw/svg.ts';
import { drawSparkle } from '../kit/effects.ts';
import {
  INK,
  drawOutlinedLine,
  darken,
  drawDot,
  fadeShapes,
  drawFlatPath,
  drawGlow,
  lighten,
  drawOval,
  inkPalette,
  transformShapes,
  drawShadow,
  drawOutlinedShape,
  stroke,
  rotateShapes,
} from '../kit/ink.ts';
import type { DrawSprite } from '../kit/paintSheet.ts';

/** Draws a flame whose base is at 0,0. `sway` bends the tip. */
export function drawFlame(width: number, height: number, sway: number): string {
  const tongue = (w: number, h: number, s: number) =>
    `M${-w} ${-h * 0.22}C${-w * 1.15} ${-h * 0.55} ${-w * 0.3 + s} ${-h * 0.6} ${s} ${-h}C${w * 0.2 + s} ${-h * 0.72} ${w * 0.5} ${-h * 0.72} ${w * 0.55 + s * 0.5} ${-h * 0.8}C${w * 0.8} ${-h * 0.6} ${w * 1.15} ${-h * 0.5} ${w} ${-h * 0.22}Q${w * 0.7} 0 0 0T${-w} ${-h * 0.22}z`;
  return [
    drawOutlinedShape(tongue(width, height, sway), '#ff7a4a'),
    drawFlatPath(tongue(width * 0.7, height * 0.72, sway * 0.7), '#ffb347'),
    drawFlatPath(tongue(width * 0.42, height * 0.46, sway * 0.4), '#ffe28a'),
  ].join('');
}

function drawHearth(isBurnt: boolean): string {
  const wood = isBurnt ? '#4a3f44' : '#8a5d3e';
  const end = isBurnt ? '#6b5f63' : '#d9b083';
  const log = (degrees: number, x: number, y: number) =>
    rotateShapes(
      degrees,
      x,
      y,
      drawOutlinedShape(box(x - 20, y - 5, 40, 10, 5), wood),
      drawDot(x + 17, y, 4.6, end, 2),
    );
  return log(18, 0, 26) + log(162, 0, 26);
}

function drawRing(front: boolean): string {
  const stones = front
    ? [
        [-33, 26],
        [-24, 34],
        [-11, 39],
        [4, 40],
        [18, 37],
        [30, 30],
      ]
    : [
        [-36, 16],
        [-28, 8],
        [-15, 3],
        [0, 1],
        [15, 3],
        [28, 8],
        [36, 17],
      ];
  return stones
    .map(
      ([x, y], i) =>
        drawOval(x!, y!, 8, 6.5, i % 2 === 0 ? '#8a919c' : '#767d8a', 2.4) +
        stroke(`M${x! - 3} ${y! - 3}q2-2 5-1.500`, '#b4bac3', 1.8),
    )
    .join('');
}

/** Draws the campfire. Row 0 of the sheet: burning. Row 1: burning low. Row 2: out, then flaring up. */
function drawCampfire(frame: number): string {
  const sway = [-4, 2, 5, -1][frame % 4]!;
  const isOut = frame === 8;
  const size = frame < 4 ? 1 : frame < 8 ? 0.55 : 1.22;
  const tall = [1, 1.08, 0.95, 1.04][frame % 4]!;
  const flame = isOut
    ? fadeShapes(0.7, stroke('M-4 14Q-10 4 -3 -6T-5 -24M6 12Q12 4 6 -4T9 -18', '#c9c4d6', 4))
    : transformShapes(0, 28, size, size * tall, 0, drawFlame(21, 62, sway)) +
      (frame < 8 && frame >= 4
        ? ''
        : drawSparkle(sway * 3, -30 + sway, 3.4) +
          drawDot(-16 + sway, -20, 1.8, '#ffb347', 0) +
          drawDot(18, -14 - sway * 2, 1.6, '#ffe28a', 0));
  return [
    isOut ? '' : drawGlow(0, 8, 47 * Math.min(1, size + 0.1), '#ffc46b', 0.5),
    drawOval(0, 22, 38, 20, '#4a3d3f', 0),
    drawRing(false),
    drawHearth(isOut),
    flame,
    isOut ? drawDot(-4, 25, 2, '#ff7a4a', 0) + drawDot(8, 28, 1.6, '#ff7a4a', 0) : '',
    drawRing(true),
  ].join('');
}

function drawTent(): string {
  return [
    drawShadow(2, 52, 76, 9, 0.28),
    drawOutlinedLine('M0 -52V52', inkPalette.woodDeep, 4),
    drawOutlinedShape('M-72 52L-6 -46Q0 -52 6 -46L72 52Q40 58 0 56T-72 52z', '#c9534d', 3),
    drawFlatPath('M-44 54L-4 -44L-1 -44L-14 56zM44 54L4 -44L1 -44L14 56z', '#f3ead6'),
    drawFlatPath('M24 56L4 -44Q6 -46 7 -43L70 51Q46 56 24 56z', INK, 0.16),
    drawOutlinedShape('M-20 56L0 -14L20 56z', '#3b2838', 2.6),
    drawOutlinedShape('M-20 56L0 -14L-5 56z', '#e6c79a', 2.4),
    stroke('M-70 52L-78 60M70 52L78 60', INK, 3),
    drawOutlinedShape('M0 -52Q14 -60 26 -54Q18 -50 24 -45Q10 -46 0 -46z', inkPalette.sun, 2.4),
    drawOutlinedShape(box(28, 34, 30, 18, 3), inkPalette.wood, 2.6),
    drawOutlinedShape(box(26, 30, 34, 7, 2), inkPalette.woodLight, 2.4),
    drawDot(36, 25, 5, inkPalette.mint, 2.2),
    drawOutlinedShape('M45 30V22q4-4 8 0v8z', inkPalette.sky, 2.2),
    drawOutlinedLine('M-46 10V2', inkPalette.steel, 1.5, 1.5),
    drawOutlinedShape(box(-51, 10, 10, 13, 3), inkPalette.sun, 2.2),
  ].join('');
}

function drawFir(): string {
  const tier = (top: number, half: number, bottom: number, color: string) =>
    drawOutlinedShape(
      `M0 ${top}L${half} ${bottom - 6}Q${half * 0.8} ${bottom + 2} ${half * 0.5} ${bottom - 3}Q${half * 0.2} ${bottom + 5} 0 ${bottom}Q${-half * 0.25} ${bottom + 6} ${-half * 0.5} ${bottom - 2}Q${-half * 0.8} ${bottom + 3} ${-half} ${bottom - 6}z`,
      color,
      3,
    );
  return [
    drawShadow(2, 56, 26, 6, 0.3),
    drawOutlinedShape(box(-7, 34, 14, 24, 3), '#7c5338', 3),
    tier(-12, 42, 44, '#2f6650'),
    tier(-34, 34, 20, '#37765a'),
    tier(-58, 25, -6, '#428a66'),
    stroke('M-6 -40L-15 -18M-10 -12L-22 8M-12 14L-28 34', '#7ab98a', 3, 0.85),
  ].join('');
}

function drawOak(): string {
  return [
    drawShadow(2, 56, 30, 6, 0.3),
    drawOutlinedShape('M-9 58Q-5 36 -10 20H12Q7 38 11 58Q0 62 -9 58z', '#7c5338', 3),
    drawOutlinedShape(
      'M-52 2C-62 -18 -46 -38 -30 -36C-24 -58 10 -62 20 -46C42 -50 58 -28 48 -10C60 8 44 28 26 22C16 36 -12 36 -20 24C-38 32 -58 18 -52 2z',
      '#4f8a55',
      3.2,
    ),
    drawFlatPath(
      'M-46 0C-50 -16 -38 -30 -26 -29C-20 -48 6 -52 14 -40C0 -40 -8 -30 -10 -22C-26 -22 -32 -8 -46 0z',
      '#77b06c',
    ),
    stroke('M4 -16q6-6 12-2M-22 8q6-6 12-1M20 6q5-5 10-1', '#386b45', 3.4),
  ].join('');
}

function drawStump(): string {
  return [
    drawShadow(1, 16, 19, 5),
    drawOutlinedShape('M-16 -2V12Q0 20 16 12V-2z', '#7c5338'),
    stroke('M-9 8v5M2 10v5M10 7v5', '#5a3a26', 2),
    drawOval(0, -3, 16, 9.5, '#d9b083'),
    stroke('M0 -8a9 5 0 1 1-.1 0M0 -5.500a4 2.400 0 1 1-.1 0', '#a87c50', 1.8),
  ].join('');
}

function drawRock(): string {
  return [
    drawShadow(2, 22, 26, 6),
    drawOutlinedShape(
      'M-26 16Q-28 -10 -8 -18Q14 -24 24 -4Q32 16 18 22Q-2 28 -20 23Q-26 22 -26 16z',
      '#7f8794',
    ),
    drawFlatPath('M-22 10Q-22 -8 -6 -14Q10 -19 19 -6Q4 -10 -8 0Q-16 6 -22 10z', '#a8b0ba'),
    stroke('M4 8l7 4 6-3M-12 16l5-2', '#5d6572', 2.4),
    drawFlatPath('M-20 0Q-16 -10 -5 -14Q0 -12 0 -8Q-6 -8 -10 -3Q-16 2 -20 0z', '#6a9c6b'),
  ].join('');
}

function drawWoodpile(): string {
  const end = (x: number, y: number) =>
    drawDot(x, y, 10, '#d9b083', 2.4) +
    stroke(`M${x} ${y - 5}a5 5 0 1 1-.1 0M${x} ${y - 1.5}a1.500 1.500 0 1 1-.1 0`, '#a87c50', 1.8);
  return [
    drawShadow(2, 24, 42, 6),
    drawOutlinedShape('M-40 24L-36 4Q-20 -26 0 -26Q24 -24 36 2L42 24z', '#7c5338', 2.6),
    end(-29, 14),
    end(-9.5, 14),
    end(10, 14),
    end(29.5, 14),
    end(-19, -2.5),
    end(0.5, -2.5),
    end(20, -2.5),
    end(-9, -19),
    end(10.5, -19),
  ].join('');
}

function drawLamp(frame: number): string {
  return [
    drawShadow(0, 28, 9, 3),
    drawOutlinedLine('M0 28V-16Q0 -24 8 -24', '#5a4a44', 3, 2),
    drawGlow(7, -13, 15, '#ffe28a', frame === 0 ? 0.7 : 0.5),
    drawOutlinedShape(box(3, -20, 10, 13, 3), frame === 0 ? '#ffe28a' : '#ffd45e', 2.2),
    stroke('M8 -20v13', INK, 1.4),
    drawOutlinedShape('M2 -20H14L11 -25H5z', '#4b4668', 2),
  ].join('');
}

function drawBarricade(frame: number): string {
  const spike = (x: number, lean: number) =>
    rotateShapes(
      lean,
      x,
      8,
      drawOutlinedShape(`M${x - 4.5} 20V-10L${x} -20L${x + 4.5} -10V20z`, inkPalette.wood),
      stroke(`M${x - 1} -8V14`, inkPalette.woodLight, 1.8),
    );
  const crack = frame === 1 ? stroke('M-14 -8l5 6-4 6M12 -4l-4 6 5 5', INK, 2.2) : '';
  return [
    drawShadow(2, 19, 29, 5),
    spike(-20, -12),
    frame === 1 ? drawOutlinedShape('M-5 20V4l4-3 4 4V20z', inkPalette.wood) : spike(-2, 4),
    spike(18, 12),
    drawOutlinedShape(box(-29, 0, 58, 8, 3), inkPalette.woodDeep),
    drawOutlinedLine('M-17 -2l-4 12M15 -2l5 12', '#e6c79a', 2, 1.5),
    crack,
  ].join('');
}

function drawTorch(frame: number): string {
  return [
    drawShadow(0, 28, 7, 2.5),
    drawOutlinedLine('M0 28V-6', inkPalette.woodDeep, 4, 2.2),
    drawOutlinedShape('M-6 -8H6L4 2H-4z', '#5a4a44', 2.2),
    drawGlow(0, -16, 15, '#ffc46b', 0.6),
    transformShapes(0, -6, 1, 1, 0, drawFlame(7, 22, [-2, 1, 2, 0][frame]!)),
  ].join('');
}

export const nightfallProps: Record<string, DrawSprite> = {
  campfire: drawCampfire,
  tent: drawTent,
  fir: drawFir,
  oak: drawOak,
  stump: drawStump,
  rock: drawRock,
  woodpile: drawWoodpile,
  lamp: drawLamp,
  barricade: drawBarricade,
  torch: drawTorch,
  boots: () =>
    drawShadow(0, 17, 18, 3.5) +
    drawOutlinedShape('M-16 -14H-5V4Q-2 6 3 8Q6 12 4 16H-16z', darken('#a5673f', 0.15)) +
    drawOutlinedShape('M-4 -14H8V3Q12 6 17 8Q20 12 18 16H-4z', '#a5673f') +
    drawFlatPath('M-4 -14H8V-9H-4z', '#f3ead6') +
    stroke('M-4 -9H8', INK, 2) +
    stroke('M0 -3h5M0 2h5', lighten('#a5673f', 0.5), 2),
};
