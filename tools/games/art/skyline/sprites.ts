import { box } from '../../draw/svg.ts';
import { drawWingedBoot } from '../arena/sprites.ts';
import { drawBurst, drawCoin, drawPuff } from '../kit/effects.ts';
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
  drawOutlinedShape,
  stroke,
} from '../kit/ink.ts';
import { fitSprites } from '../kit/fitSprites.ts';
import type { DrawSprite } from '../kit/paintSheet.ts';
import { GHOST, RUNNER_LOOKS, drawRunner } from '../kit/runner.ts';
import { RUNNERS } from './plan.ts';

function drawLift(): string {
  return [
    stroke('M-46 12V-26M46 12V-26', INK, 3),
    drawOutlinedLine('M-58 2H58M-58 2V12M58 2V12', inkPalette.steelLight, 2.6, 2),
    drawOutlinedShape(box(-62, 8, 124, 14, 4), inkPalette.mint),
    drawFlatPath(box(-60, 15.5, 120, 5, 2), inkPalette.mintDeep),
    stroke('M-54 11.500h60', lighten(inkPalette.mint, 0.5), 2),
    drawFlatPath(
      'M-20 8.500l8 13h-8l-8-13zM0 8.500l8 13H0l-8-13zM20 8.500l8 13h-8l-8-13z',
      inkPalette.cream,
      0.85,
    ),
    drawOutlinedShape('M30 -6H44L42 8H32z', inkPalette.sky, 2.2),
    drawOutlinedShape('M29 -6q8-5 16 0q-2 3-8 3t-8-3z', '#fff', 1.8),
  ].join('');
}

function drawHook(): string {
  return [
    drawOutlinedLine('M0 -50V-26', '#4b4668', 3.5, 2),
    drawOutlinedShape(box(-11, -34, 22, 18, 5), inkPalette.sun),
    drawDot(0, -25, 4.5, inkPalette.steelDeep, 2.2),
    drawOutlinedLine('M0 -16V-8Q9 -4 6 3Q0 9 -6 3', inkPalette.steelLight, 4, 2.2),
    stroke('M0 2L-38 34M0 2L38 34', INK, 2.6),
    drawOutlinedShape(box(-43, 31, 86, 13, 3), '#d9785c'),
    drawFlatPath(box(-41, 38, 82, 4.5, 2), '#a84f3c'),
    stroke('M-36 34.500h40', '#ffc0a6', 2),
  ].join('');
}

function drawSpring(frame: number): string {
  const top = [0, 7, -9][frame]!;
  const step = (9 - top) / 3;
  const coil =
    [0, 1, 2].map((i) => `M-8 ${top + 3 + i * step}L8 ${top + 3 + (i + 0.5) * step}`).join('') +
    [0, 1, 2].map((i) => `M8 ${top + 3 + (i + 0.5) * step}L-8 ${top + 3 + (i + 1) * step}`).join('');
  return (
    drawOutlinedLine(coil, inkPalette.steelLight, 2.4, 1.8) +
    drawOutlinedShape(box(-13, 10, 26, 6, 2), inkPalette.steelDeep, 2.2) +
    drawOutlinedShape(box(-14, top - 4, 28, 7, 3), inkPalette.coral, 2.2) +
    stroke(`M-9 ${top - 1.6}h12`, lighten(inkPalette.coral, 0.6), 1.8)
  );
}

function drawCheckpoint(frame: number): string {
  const wave = [0, 2.5, 0, -2.5][(frame + 3) % 4]!;
  const mast =
    drawOutlinedLine('M-10 36V-32', inkPalette.steelLight, 3, 2.2) +
    drawOutlinedLine('M-18 -22H-2M-15 -28H-5', inkPalette.steel, 2, 1.8) +
    drawOutlinedShape(box(-19, 32, 18, 7, 2), '#5d5378', 2.2);
  const flag =
    frame === 0
      ? drawOutlinedShape('M-8 -12Q-2 -8 -3 0L-4 10L-8 8z', '#8a86a5', 2.2)
      : drawOutlinedShape(
          `M-8 -18Q2 ${-20 + wave} 9 -16T21 ${-17 - wave}V${2 - wave}Q12 ${5 + wave} 5 3T-8 2z`,
          inkPalette.mint,
        ) + stroke(`M2 -9l4 4 7-8`, inkPalette.cream, 3);
  return mast + drawDot(-10, -34, 3.2, frame === 0 ? '#8a86a5' : inkPalette.sun, 2.2) + flag;
}

function drawFinish(frame: number): string {
  const wave = [0, 3, 0, -3][frame]!;
  const cloth = `M-18 -40Q-6 ${-44 + wave} 4 -39T26 ${-40 - wave}V${-10 - wave}Q14 ${-6 + wave} 4 -10T-18 -10z`;
  const squares: string[] = [];
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 6; column++)
      if ((row + column) % 2 === 0) squares.push(box(-18 + column * 7.5, -43 + row * 9, 7.5, 9, 0));
  return [
    drawOutlinedShape(box(-30, 38, 20, 8, 2), '#5d5378'),
    drawOutlinedLine('M-20 40V-40', inkPalette.cream, 3.4, 2.4),
    drawOutlinedShape(cloth, '#ffffff'),
    `<clipPath id="f${frame}"><path d="${cloth}"/></clipPath><g clip-path="url(#f${frame})">${drawFlatPath(squares.join(''), '#2b2b4d')}</g>`,
    stroke(cloth, INK, 2.5),
    drawDot(-20, -42, 4, inkPalette.gold, 2.4),
  ].join('');
}

const PIGEON = '#8f9bb8';

function drawPigeon(frame: number): string {
  const isFlying = frame >= 2 && frame <= 5;
  const lift = isFlying ? [0, -2, 0, 2][frame - 2]! : 0;
  const nod = frame === 1 ? 2 : 0;
  const wing = isFlying
    ? [
        'M-2 2Q-12 -16 -2 -20Q6 -12 8 2z',
        'M-2 2Q-16 -6 -12 -12Q2 -10 8 2z',
        'M-2 2Q-14 14 -6 18Q6 14 8 2z',
        'M-2 2Q-16 -6 -12 -12Q2 -10 8 2z',
      ][frame - 2]!
    : 'M-10 2Q-2 -4 8 2Q4 11 -12 9z';
  const legs = isFlying
    ? ''
    : drawOutlinedLine('M-2 13v7M4 13v7', '#ff8f7d', 1.8, 1.4) +
      stroke('M-4 20.500h5M2 20.500h5', '#ff8f7d', 2);
  const eye =
    frame === 6
      ? stroke('M9 -11l4 4M13 -11l-4 4', INK, 2)
      : drawDot(11, -9 + nod, 3.4, '#ffb347', 1.6) + drawDot(11.6, -9 + nod, 1.5, INK, 0);
  return transformShapes(
    0,
    lift,
    1,
    1,
    frame === 6 ? -20 : 0,
    legs,
    drawOutlinedShape('M-9 3L-23 2L-20 9L-8 11z', darken(PIGEON, 0.25), 2.2),
    drawOutlinedShape('M-13 4Q-10 -7 4 -5Q15 -2 13 6Q10 15 -2 15Q-12 13 -13 4z', PIGEON),
    drawDot(9, -8 + nod, 8, '#7384ad'),
    drawOutlinedShape(`M4 ${-2 + nod}Q9 2 15 ${-2 + nod}L13 4Q8 6 4 4z`, '#6fc2a0', 0),
    drawOutlinedShape(`M16 ${-9 + nod}L23 ${-6 + nod}L16 ${-5 + nod}z`, '#ffcf6b', 2),
    eye,
    drawOutlinedShape(wing, lighten(PIGEON, 0.25), 2.2),
    isFlying ? '' : stroke('M-6 6h7M-8 3h6', darken(PIGEON, 0.2), 1.6),
    frame === 6
      ? drawOutlinedShape('M-18 -14q4-2 5 2q-4 2-5-2z', '#ffffff', 1.6) +
          drawOutlinedShape('M-8 -20q4 0 4 4q-4 0-4-4z', '#ffffff', 1.6)
      : '',
  );
}

function drawTank(): string {
  return [
    stroke('M-26 62L-20 14M26 62L20 14M-24 44L23 30M24 44L-23 30', INK, 7),
    stroke('M-26 62L-20 14M26 62L20 14', '#7a4f3a', 3.4),
    stroke('M-24 44L23 30M24 44L-23 30', '#7a4f3a', 2),
    drawOutlinedShape('M-34 -34H34L30 18H-30z', '#b8714a', 3),
    stroke('M-20 -33l2 50M-6 -33l1 51M8 -33v51M21 -33l-2 50', '#8d4f35', 2.4),
    drawFlatPath('M18 -32h15l-4 49H16z', INK, 0.2),
    stroke('M-33 -20H33M-31 4H31', '#5f3a2c', 3),
    drawOutlinedShape('M-40 -32L0 -58L40 -32z', '#8d4f45', 3),
    stroke('M-26 -36L-2 -52', '#c07a6c', 3),
    drawDot(0, -58, 3.4, inkPalette.sun, 2.2),
  ].join('');
}

function drawBillboard(): string {
  return [
    stroke('M-50 46V24M50 46V24M0 46V24', INK, 6),
    stroke('M-50 46V24M50 46V24M0 46V24', '#6b6488', 2.6),
    drawOutlinedShape(box(-76, -40, 152, 66, 5), '#3a3568', 3),
    drawFlatPath(box(-70, -34, 140, 54, 3), '#79cbe0'),
    drawDot(44, -16, 12, '#fff0c0', 0),
    drawFlatPath('M-70 20V2L-50 -10L-30 4L-6 -12L20 6L44 -4L70 8V20z', '#4f9fb8'),
    transformShapes(-34, -4, 0.82, 0.82, 0, drawRunner(RUNNER_LOOKS.coral, 7)),
    drawFlatPath('M2 -14h10M18 -14h6', '#fff'),
    stroke('M0 -14h16M4 -4h10', '#ffffff', 3, 0.85),
    stroke('M-70 -34h60', '#a9e2ef', 2.4),
  ].join('');
}

function drawDrone(): string {
  return [
    stroke('M-22 -12H22', INK, 4.5),
    drawOval(-21, -15, 10, 2.6, '#dfe6f5', 1.8),
    drawOval(21, -15, 10, 2.6, '#dfe6f5', 1.8),
    drawOutlinedShape(box(-13, -12, 26, 14, 6), inkPalette.sky),
    drawDot(5, -5, 3.6, '#fffdf5', 1.8),
    drawDot(6, -5, 1.7, INK, 0),
    stroke('M-8 2V8M8 2V8', INK, 2.4),
    drawOutlinedShape(box(-11, 6, 22, 14, 2), inkPalette.woodLight, 2.4),
    stroke('M0 6v14', inkPalette.coral, 3),
  ].join('');
}

function drawBulbs(): string {
  const bulbs = [-48, -28, -8, 12, 32, 52].map((x, i) => {
    const y = 16 - (x * x) / 260;
    const color = [inkPalette.coral, inkPalette.sun, inkPalette.mint, inkPalette.sky][i % 4]!;
    return drawGlow(x, y + 4, 10, color, 0.7) + drawDot(x, y + 4, 4.6, lighten(color, 0.35), 2);
  });
  return stroke('M-64 0Q0 30 64 0', INK, 2.2) + bulbs.join('');
}

const drawn: Record<string, DrawSprite> = {
  ...Object.fromEntries(
    RUNNERS.map((name) => [`runner-${name}`, (frame: number) => drawRunner(RUNNER_LOOKS[name], frame)]),
  ),
  'runner-ghost': (frame) => fadeShapes(0.72, drawRunner(GHOST, frame)),
  lift: drawLift,
  hook: drawHook,
  spring: drawSpring,
  checkpoint: drawCheckpoint,
  finish: drawFinish,
  pigeon: drawPigeon,
  coin: drawCoin,
  tank: drawTank,
  billboard: drawBillboard,
  sun: () =>
    drawGlow(0, 0, 95, '#ffe9b0', 0.8) + drawDot(0, 0, 72, '#ffe9b0', 0) + drawDot(0, 0, 64, '#fff3cf', 0),
  cloud: () =>
    drawFlatPath(
      'M-58 20Q-60 2 -42 2Q-38 -16 -18 -14Q-6 -28 14 -18Q28 -22 34 -6Q56 -6 58 20z',
      '#ffd9c9',
      0.85,
    ) + drawFlatPath('M-58 20Q-56 12 -40 14Q-10 8 12 14Q40 8 58 20z', '#f2a9a0', 0.7),
  bulbs: drawBulbs,
  drone: drawDrone,
  dust: (frame) => transformShapes(0, 10, 1, 0.6, 0, drawPuff(frame, 22, '#f7e3c8', 6)),
  boost: () => drawWingedBoot(inkPalette.mint),
  medal: () =>
    drawOutlinedShape('M-12 -22H-2L4 -2H-4zM12 -22H2L-4 -2H4z', inkPalette.sky, 2.2) +
    drawDot(0, 7, 13, inkPalette.gold) +
    drawFlatPath(drawBurst(0, 7, 8, 3.6, 5, -Math.PI / 2), inkPalette.cream),
};

export const skylineSprites = fitSprites(drawn, {
  ...Object.fromEntries([...RUNNERS, 'ghost'].map((name) => [`runner-${name}`, [0.92, -1.4] as const])),
  bulbs: [0.98, -4],
  drone: 0.95,
  pigeon: 0.94,
});
