import { box } from '../../draw/svg.ts';
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
  drawShadow,
  drawOutlinedShape,
  stroke,
  rotateShapes,
} from '../kit/ink.ts';
import type { DrawSprite } from '../kit/paintSheet.ts';

export function drawRoundTree(leaf: string): string {
  return [
    drawShadow(2, 56, 28, 6, 0.3),
    drawOutlinedShape('M-8 58Q-4 40 -8 20H8Q4 40 9 58Q0 62 -8 58z', '#8a5d3e', 3),
    drawOutlinedShape(
      'M-40 0C-48 -18 -36 -36 -24 -36C-18 -58 12 -60 20 -44C38 -44 48 -22 38 -6C46 12 32 30 16 24C6 34 -14 34 -20 24C-36 28 -46 14 -40 0z',
      leaf,
      3,
    ),
    drawFlatPath(
      'M-34 -4C-38 -18 -30 -30 -20 -29C-14 -48 8 -50 14 -40C2 -40 -6 -30 -8 -22C-20 -22 -26 -10 -34 -4z',
      lighten(leaf, 0.35),
    ),
    stroke('M4 -14q5-5 10-1M-18 8q5-5 10-1M16 6q4-4 8-1', darken(leaf, 0.25), 3),
    drawDot(22, -18, 4.4, inkPalette.coral, 2),
    drawDot(-6, 14, 4.4, inkPalette.coral, 2),
    drawDot(-24, -6, 4, inkPalette.coral, 2),
  ].join('');
}

export function drawBush(): string {
  return [
    drawShadow(1, 22, 26, 6),
    drawOutlinedShape(
      'M-26 14C-32 2 -22 -10 -12 -8C-8 -22 12 -22 15 -8C27 -10 32 6 25 15C18 24 -18 24 -26 14z',
      '#4a9a55',
    ),
    drawFlatPath(
      'M-22 8C-24 -2 -16 -5 -9 -3C-6 -16 6 -17 10 -9C0 -8 -3 -2 -5 3C-12 2 -17 5 -22 8z',
      '#86cc74',
    ),
    drawDot(14, 2, 2.6, inkPalette.coral, 1.6),
    drawDot(-4, 12, 2.6, inkPalette.coral, 1.6),
    drawDot(18, 13, 2.2, inkPalette.coral, 1.5),
  ].join('');
}

export function drawSign(): string {
  return [
    drawShadow(1, 28, 12, 3.5),
    drawOutlinedLine('M0 28V-26', inkPalette.woodDeep, 4.5),
    drawOutlinedShape('M-18 -22H14L22 -14L14 -6H-18z', inkPalette.woodLight),
    stroke('M-12 -16.500H8M-12 -11.500H3', '#7c5338', 2.2),
    drawOutlinedShape('M16 -1H-12L-19 5L-12 11H16z', inkPalette.wood),
    stroke('M-8 3H10M-8 7H5', '#6b442c', 2),
    drawDot(0, -27, 3, inkPalette.gold, 2),
  ].join('');
}

export function drawBench(): string {
  return [
    drawShadow(1, 19, 29, 4),
    drawOutlinedLine('M-22 8V18M22 8V18', '#4a5270', 4, 2.2),
    drawOutlinedShape(box(-28, -14, 56, 7, 3), inkPalette.woodLight, 2.4),
    drawOutlinedShape(box(-28, -4, 56, 7, 3), inkPalette.woodLight, 2.4),
    drawOutlinedShape(box(-30, 5, 60, 8, 3), inkPalette.wood, 2.4),
    stroke('M-20 -16V4M20 -16V4', INK, 3),
  ].join('');
}

function drawBoat(): string {
  return [
    fadeShapes(0.5, drawOval(0, 26, 60, 14, '#e8f8fa', 0)),
    drawOutlinedShape('M-58 -4Q-52 34 -20 36H24Q50 34 60 -10Q40 2 0 2Q-38 2 -58 -4z', '#c9784f', 3),
    drawFlatPath('M-54 4Q0 16 57 0Q56 6 54 10Q0 24 -52 12z', inkPalette.cream),
    stroke('M-52 12Q0 24 54 10', INK, 2.2),
    drawOutlinedShape('M-58 -4Q-38 -16 0 -16Q44 -16 60 -10Q40 2 0 2Q-38 2 -58 -4z', '#7c5338', 3),
    drawOutlinedShape(box(-26, -13, 12, 14, 2), inkPalette.woodLight, 2.4),
    drawOutlinedShape(box(10, -14, 12, 15, 2), inkPalette.woodLight, 2.4),
    drawOutlinedLine('M-10 -8L-44 22', inkPalette.woodLight, 3.4, 2.2),
    drawOutlinedShape('M-42 16L-52 30Q-44 34 -40 26z', inkPalette.woodLight, 2.4),
    drawOutlinedLine('M30 -12V-38', inkPalette.woodDeep, 3, 2),
    drawOutlinedShape(box(24, -38, 12, 14, 3), '#ffe28a', 2.4),
    stroke('M30 -38v14', INK, 1.6),
  ].join('');
}

function drawSailboat(): string {
  return [
    fadeShapes(0.5, drawOval(0, 64, 58, 12, '#e8f8fa', 0)),
    drawOutlinedLine('M-2 44V-72', inkPalette.woodDeep, 4),
    drawOutlinedShape('M4 -68Q44 -26 46 24Q26 30 4 28z', '#fdfaf0', 3),
    drawFlatPath('M10 0Q28 4 44 4Q46 14 46 23Q26 29 6 27V0z', inkPalette.coral),
    drawOutlinedShape('M-8 -60Q-38 -14 -40 22Q-24 28 -8 26z', '#fdfaf0', 3),
    stroke('M-14 -30Q-28 -8 -32 12', '#d6ccb8', 2.4),
    drawOutlinedShape('M-56 40Q-44 70 -18 72H22Q46 70 58 36Q0 50 -56 40z', '#3f6fa8', 3),
    drawFlatPath('M-52 46Q0 58 54 44L51 51Q0 64 -48 53z', inkPalette.cream),
    drawDot(-26, 62, 3, inkPalette.sun, 1.8),
    drawDot(0, 64, 3, inkPalette.sun, 1.8),
    drawDot(26, 62, 3, inkPalette.sun, 1.8),
    drawOutlinedShape('M-2 -74Q-14 -78 -22 -70Q-12 -66 -2 -66z', inkPalette.sun, 2.2),
  ].join('');
}

function drawBarrel(): string {
  return [
    drawShadow(1, 26, 17, 4.5),
    drawOutlinedShape('M-15 -16Q-20 6 -15 24Q0 31 15 24Q20 6 15 -16z', inkPalette.wood),
    stroke('M-6 -10Q-8 8 -6 26M6 -10Q8 8 6 26', inkPalette.woodDeep, 2),
    stroke('M-16.500 -6Q0 2 16.500 -6M-17 14Q0 22 17 14', INK, 6),
    stroke('M-16.500 -6Q0 2 16.500 -6M-17 14Q0 22 17 14', inkPalette.steel, 2.6),
    drawOval(0, -17, 15, 7, inkPalette.woodLight),
    stroke('M-8 -18h12M-3 -15h9', inkPalette.wood, 1.8),
  ].join('');
}

function drawCrate(): string {
  return [
    drawShadow(2, 24, 28, 6),
    drawOutlinedShape(box(-25, -25, 50, 51, 4), '#b3752f'),
    drawOutlinedShape(box(-25, -25, 50, 40, 4), '#e0a558'),
    stroke('M-20 -12h40M-20 0h40', '#bb8140', 2),
    stroke(box(-20.5, -20.5, 41, 31, 2), '#b3752f', 3.6),
    drawOutlinedShape('M-12 -6Q-2 -16 8 -6Q-2 4 -12 -6zM7 -6l7-6v12z', '#9bc5dd', 2.2),
    drawDot(-6, -7, 1.3, INK, 0),
    stroke('M-12 15v10M0 15v10M12 15v10', '#83501f', 2),
  ].join('');
}

function drawChest(frame: number): string {
  const lid =
    frame === 0
      ? drawOutlinedShape('M-24 0Q-24 -18 -12 -18H12Q24 -18 24 0z', '#a5673f', 2.8) +
        stroke('M-12 -17V0M12 -17V0', inkPalette.gold, 4)
      : drawOutlinedShape('M-24 -14Q-22 -30 -12 -30H12Q22 -30 24 -14z', '#7c5338', 2.8) +
        stroke('M-12 -29V-15M12 -29V-15', inkPalette.goldDeep, 4);
  const gold =
    frame === 0
      ? ''
      : drawOval(0, -2, 22, 8, inkPalette.gold, 2.4) +
        drawDot(-8, -6, 5, inkPalette.gold, 2) +
        drawDot(4, -8, 5, '#ffd978', 2) +
        drawDot(12, -3, 5, inkPalette.gold, 2) +
        drawOutlinedShape('M-2 -14l5-5 5 5-5 6z', inkPalette.mint, 2);
  return [
    drawShadow(1, 24, 27, 5),
    frame === 0 ? '' : drawGlow(0, -8, 31, '#ffe28a', 0.8),
    lid,
    gold,
    drawOutlinedShape('M-24 0H24V20Q0 26 -24 20z', '#b8794a', 2.8),
    stroke('M-12 1V23M12 1V23', inkPalette.gold, 4),
    stroke('M-24 0H24', INK, 2.6),
    frame === 0
      ? drawOutlinedShape(box(-5, -4, 10, 12, 3), inkPalette.gold, 2.2) + drawDot(0, 1, 1.8, INK, 0)
      : '',
  ].join('');
}

function drawLamp(frame: number): string {
  return [
    drawShadow(0, 36, 9, 3),
    drawOutlinedShape('M-6 36Q-5 28 -3 26H3Q5 28 6 36z', '#3a4468', 2.2),
    drawOutlinedLine('M0 28V-16', '#4a5270', 3.4, 2),
    frame === 0 ? '' : drawGlow(0, -24, 16, '#ffe28a', 0.8),
    drawOutlinedShape('M-8 -34H8L6 -16H-6z', frame === 0 ? '#cfe6ea' : '#ffe28a', 2.3),
    stroke('M0 -34v18', INK, 1.6),
    drawOutlinedShape('M-10 -33Q0 -42 10 -33z', '#3a4468', 2.2),
  ].join('');
}

function drawFishingSpot(frame: number): string {
  const ring = (r: number, opacity: number) =>
    stroke(
      `M${-r} 4a${r} ${r * 0.45} 0 1 1 ${r * 2} 0a${r} ${r * 0.45} 0 1 1 ${-r * 2} 0`,
      '#e8f8fa',
      2.6,
      opacity,
    );
  const grow = frame * 3.5;
  return [
    ring(8 + grow, 0.95),
    ring(18 + grow * 0.7, 0.6 - frame * 0.1),
    fadeShapes(
      0.55,
      rotateShapes(frame * 8, 0, 4, drawFlatPath('M-10 4Q0 -3 9 4Q0 11 -10 4zM8 4l7-5v10z', '#1f5a7a')),
    ),
    drawDot(-14 + frame, -8 - frame * 2, 2.6, '#e8f8fa', 1.6),
    frame % 2 === 0 ? drawDot(13, -6 - frame * 2, 2, '#e8f8fa', 1.5) : '',
  ].join('');
}

function drawWell(): string {
  return [
    drawShadow(1, 34, 30, 5),
    drawOutlinedLine('M-22 10V-24M22 10V-24', inkPalette.woodDeep, 4),
    drawOutlinedShape('M-26 8V28Q0 42 26 28V8z', '#a49c90', 2.8),
    stroke('M-24 20Q0 30 24 20M-12 24v8M8 25v8', '#7d766f', 2.2),
    drawOval(0, 8, 26, 9, '#c3bcb0', 2.8),
    drawOval(0, 9, 18, 5.5, '#2b4a6b', 2.2),
    stroke('M0 -18V6', '#e6c98c', 2.2),
    drawOutlinedShape('M-6 0H6L4 9H-4z', inkPalette.woodLight, 2.2),
    drawOutlinedShape('M-31 -20L0 -38L31 -20Q0 -14 -31 -20z', '#c9534d', 2.8),
    stroke('M-18 -23L-2 -33', '#f09a8a', 2.6),
  ].join('');
}

export const bayProps: Record<string, DrawSprite> = {
  boat: drawBoat,
  sign: drawSign,
  barrel: drawBarrel,
  crate: drawCrate,
  chest: drawChest,
  lamp: drawLamp,
  ripples: drawFishingSpot,
  bush: drawBush,
  sailboat: drawSailboat,
  tree: () => drawRoundTree('#57a85f'),
  bench: drawBench,
  well: drawWell,
  anchor: () =>
    drawShadow(0, 27, 18, 4) +
    drawOutlinedLine('M0 -16V22', '#5d6785', 5) +
    drawOutlinedLine('M-10 -8H10', '#5d6785', 4.5) +
    drawOutlinedLine('M-18 8Q-16 24 0 24Q16 24 18 8', '#5d6785', 5) +
    drawOutlinedShape('M-23 12L-18 2L-12 11zM23 12L18 2L12 11z', '#5d6785', 2.4) +
    drawDot(0, -21, 6, '#5d6785') +
    drawDot(0, -21, 2.4, INK, 0) +
    stroke('M-1 -12V10', '#98a2bf', 2),
  pots: () =>
    drawShadow(1, 18, 29, 4.5) +
    [-13, 13]
      .map(
        (x) =>
          drawOutlinedShape(`M${x - 14} 16V0Q${x} -16 ${x + 14} 0V16z`, '#c98f5c', 2.4) +
          stroke(`M${x - 13} 2h26M${x - 13} 9h26M${x - 6} -6v22M${x + 6} -6v22`, '#83502f', 1.8) +
          drawOval(x, 5, 5, 5, '#4a3a33', 2),
      )
      .join('') +
    drawDot(0, -14, 5, inkPalette.coral, 2.2),
};
