import { box } from '../../draw/svg.ts';
import { drawCoin, drawPuff, drawSparkle, drawBurst } from '../kit/effects.ts';
import {
  INK,
  drawOutlinedLine,
  darken,
  drawDot,
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
import { drawFlame } from './props.ts';

const HANDLE = '#a5673f';

function drawAxe(): string {
  return (
    drawOutlinedLine('M-27 4L18 -2', HANDLE, 4.5) +
    stroke('M-24 3L14 -2', lighten(HANDLE, 0.35), 1.6) +
    drawOutlinedShape('M10 -4Q14 -12 26 -13Q31 -2 24 8Q17 6 12 1z', inkPalette.steelLight) +
    drawFlatPath('M24 -11Q29 -2 23 6.500Q20 5 19.500 4Q24 -3 21 -10z', '#ffffff') +
    drawOutlinedLine('M-27 4L-18 2.700', inkPalette.coral, 4.5)
  );
}

function drawClub(): string {
  return (
    rotateShapes(90, 6, 0, transformShapes(6, -8, 1, 1, 0, drawFlame(9, 18, 1))) +
    drawOutlinedLine('M-27 3L8 -1', HANDLE, 5) +
    drawOutlinedShape('M4 -8Q14 -11 22 -6Q26 0 22 6Q14 9 5 5z', '#6b4a38') +
    stroke('M9 -4l3 6M15 -6l3 9', '#ffb347', 2.2)
  );
}

function drawSpear(): string {
  return (
    drawOutlinedLine('M-43 2H26', HANDLE, 4) +
    drawOutlinedShape('M24 -8Q36 -5 45 1Q36 7 24 10Q28 1 24 -8z', inkPalette.steelLight) +
    stroke('M28 1h11', '#ffffff', 2) +
    drawOutlinedLine('M20 -4V7', inkPalette.coral, 3, 2) +
    drawOutlinedShape('M20 6Q14 12 8 9Q14 6 18 3z', inkPalette.coral, 1.8)
  );
}

function drawSling(): string {
  return (
    drawOutlinedLine('M-26 4H-6', HANDLE, 5) +
    drawOutlinedLine('M-6 4L12 -9M-6 4L12 12', HANDLE, 4.5) +
    stroke('M12 -9Q24 0 12 12', '#3a2f3f', 2.6) +
    drawDot(19, 1.5, 5, '#9aa1ab', 2.2)
  );
}

function drawBow(): string {
  return (
    stroke('M-6 -20L-10 0L-6 20', '#fff3dc', 1.8) +
    drawOutlinedLine('M-6 -20Q20 -14 12 0Q20 14 -6 20', HANDLE, 3.6) +
    drawOutlinedLine('M-22 0H18', inkPalette.woodLight, 2, 1.6) +
    drawOutlinedShape('M18 -4.500L28 0L18 4.500z', inkPalette.steelLight, 1.8) +
    drawOutlinedShape('M-24 -4L-16 0L-24 4L-27 0z', inkPalette.coral, 1.8)
  );
}

function drawStaff(): string {
  return (
    drawOutlinedLine('M-43 3L22 -2', '#7a5aa0', 4.5) +
    stroke('M-40 2L16 -2', lighten('#7a5aa0', 0.4), 1.6) +
    drawOutlinedLine('M20 -2Q24 -13 34 -11M20 -2Q28 9 36 6', inkPalette.gold, 3, 2) +
    drawGlow(33, -2, 14, '#ffc46b', 0.6) +
    drawDot(32, -2, 7, '#ff8a4a', 2.4) +
    drawDot(30, -4, 2.4, '#ffe28a', 0)
  );
}

function drawWood(): string {
  const log = (y: number, x: number) =>
    drawOutlinedShape(box(x - 18, y - 6, 34, 12, 6), '#8a5d3e') +
    stroke(`M${x - 12} ${y - 2}h12M${x - 6} ${y + 2}h10`, '#6b442c', 1.8) +
    drawOval(x + 13, y, 5, 6, '#d9b083', 2.2) +
    drawDot(x + 13, y, 2, '#a87c50', 0);
  return (
    drawShadow(0, 17, 20, 4) +
    log(-8, 1) +
    log(9, -3) +
    log(2, 4) +
    drawOutlinedLine('M-6 -13Q-10 2 -7 15', '#e6c79a', 2.4, 1.8)
  );
}

function drawCoat(): string {
  return (
    drawShadow(0, 18, 16, 3.5) +
    drawOutlinedShape('M-8 -17L-20 -10L-17 4L-12 2V17H12V2L17 4L20 -10L8 -17Q0 -10 -8 -17z', '#5a7a9a') +
    drawFlatPath('M4 -12L8 -15L18 -9L16 2L12 0V15H6z', darken('#5a7a9a', 0.25)) +
    stroke('M0 -11V17', INK, 2) +
    drawOutlinedShape('M-8 -17Q0 -10 8 -17L6 -8Q0 -4 -6 -8z', '#f3ead6', 2) +
    drawDot(-4, 0, 1.6, inkPalette.gold, 0) +
    drawDot(-4, 7, 1.6, inkPalette.gold, 0)
  );
}

function drawBandage(): string {
  return (
    drawShadow(0, 16, 18, 4) +
    rotateShapes(
      -28,
      0,
      0,
      drawOutlinedShape(box(-21, -9, 42, 18, 9), '#f2c99a'),
      drawOutlinedShape(box(-8, -9, 16, 18, 1), '#fff3dc', 2),
      stroke('M-4 -3h.1M4 -3h.1M0 1h.1M-4 5h.1M4 5h.1', '#d9a86f', 2.2),
      stroke('M-16 -3h4', '#fff3dc', 2),
    )
  );
}

function drawSoup(): string {
  return (
    drawShadow(0, 16, 18, 4) +
    stroke('M-6 -12q-3-4 0-8M3 -12q-3-4 0-8', '#ffffff', 2.4, 0.8) +
    drawOutlinedShape('M-20 -4H20Q19 15 0 16Q-19 15 -20 -4z', '#b8714a') +
    drawOval(0, -4, 20, 6, '#e8873c') +
    drawDot(-7, -4, 2.4, '#7fd058', 0) +
    drawDot(4, -5, 2.6, '#fff0bb', 0) +
    drawDot(10, -3, 2, '#7fd058', 0) +
    stroke('M-13 4Q-11 9 -6 11', lighten('#b8714a', 0.4), 2.4)
  );
}

function drawBellows(): string {
  return (
    drawShadow(0, 17, 18, 4) +
    rotateShapes(
      -20,
      0,
      0,
      drawOutlinedShape('M-20 -8L8 -12Q14 0 8 12L-20 8z', '#a5673f'),
      stroke('M-10 -9v18M-2 -10v20M5 -11v22', '#6b442c', 2.2),
      drawOutlinedShape(box(9, -4, 14, 8, 2), inkPalette.gold),
      drawOutlinedShape(box(-25, -13, 8, 9, 3), inkPalette.woodDeep, 2.2),
      drawOutlinedShape(box(-25, 4, 8, 9, 3), inkPalette.woodDeep, 2.2),
    )
  );
}

function drawWhetstone(): string {
  return (
    drawShadow(0, 16, 18, 4) +
    rotateShapes(
      -14,
      0,
      0,
      drawOutlinedShape(box(-19, -4, 38, 17, 4), '#8a919c'),
      drawFlatPath(box(-17, -2.5, 34, 6, 3), '#b4bac3'),
      drawOutlinedShape('M-14 -6L20 -14L22 -9L-10 -2z', inkPalette.steelLight, 2.2),
    ) +
    drawSparkle(14, -12, 5)
  );
}

const smallFlame = (frame: number, outer: string, inner: string) =>
  drawOutlinedShape(
    frame === 0
      ? 'M12 0Q10 9 1 9Q-6 8 -15 3Q-9 2 -14 -3Q-8 -4 -2 -9Q10 -9 12 0z'
      : 'M12 0Q10 9 1 9Q-5 9 -13 6Q-9 2 -15 0Q-9 -3 -11 -7Q-6 -7 0 -9Q10 -9 12 0z',
    outer,
    2.2,
  ) +
  drawOval(3, 0, 5.5, 5, inner, 0) +
  drawDot(4.5, -1, 2.2, '#ffffff', 0);

export const nightfallItems: Record<string, DrawSprite> = {
  wood: drawWood,
  coin: drawCoin,
  axe: drawAxe,
  club: drawClub,
  spear: drawSpear,
  sling: drawSling,
  bow: drawBow,
  staff: drawStaff,
  coat: drawCoat,
  bandage: drawBandage,
  soup: drawSoup,
  bellows: drawBellows,
  whetstone: drawWhetstone,
  stone: () =>
    drawOutlinedShape('M-8 2Q-8 -7 1 -8Q9 -7 8 2Q6 8 -1 8Q-7 7 -8 2z', '#9aa1ab', 2.2) +
    stroke('M-4 -1q1-3 4-3.500', '#d3d8de', 2),
  arrow: () =>
    drawOutlinedLine('M-19 0H12', inkPalette.woodLight, 2, 1.6) +
    drawOutlinedShape('M12 -4.500L22 0L12 4.500z', inkPalette.steelLight, 1.8) +
    drawOutlinedShape('M-22 -4.500L-13 0L-22 4.500L-19 0z', inkPalette.coral, 1.6),
  ember: (frame) => smallFlame(frame, '#ff7a4a', '#ffd45e'),
  gloom: (frame) => smallFlame(frame, '#6b5ad6', '#9be7ff'),
  smoke: (frame) => drawPuff(frame, 29, '#8d80b5', 7),
  spark: (frame) =>
    frame === 3
      ? drawSparkle(-14, -10, 4) + drawSparkle(15, 8, 4) + drawSparkle(2, 18, 3)
      : drawOutlinedShape(
          drawBurst(0, 0, [12, 22, 26][frame]!, [6, 9, 16][frame]!, 8, frame * 0.3),
          frame === 2 ? '#ffb347' : inkPalette.sun,
        ) + (frame === 2 ? drawDot(0, 0, 12, '#ffe28a', 0) : drawDot(0, 0, 5, '#fffbe8', 0)),
  moon: () =>
    drawOutlinedShape('M6 -19A20 20 0 1 0 19 9A16 16 0 0 1 6 -19z', '#ffe9b0') +
    drawDot(-8, 2, 2.4, '#e0c07c', 0) +
    drawDot(-2, 10, 1.8, '#e0c07c', 0) +
    drawSparkle(13, -9, 4.5),
  sunrise: () =>
    drawOutlinedShape(drawBurst(0, -1, 20, 13, 12), '#ffb347', 2.2) +
    drawDot(0, -1, 11, inkPalette.sun) +
    drawOutlinedShape('M-23 4H23V18Q0 24 -23 18z', '#4d7d58') +
    stroke('M-16 9h12M4 12h12', '#77b06c', 2.4),
};
