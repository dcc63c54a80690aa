import { box, createDrawingRandom } from '../../draw/svg.ts';
import { drawBurst, drawPuff, drawSparkle, drawSplash } from '../kit/effects.ts';
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
  drawShadow,
  drawOutlinedShape,
  stroke,
  rotateShapes,
} from '../kit/ink.ts';
import type { DrawSprite } from '../kit/paintSheet.ts';
import { drawDuck, drawFrog } from './players.ts';

/** Draws a leather ball. Its patches move with each frame, so that it seems to roll. */
function drawBall(frame: number, leather: string, patch: string): string {
  const slide = [0, 5, 10, -5][frame]!;
  const patches = [
    [0, 0],
    [-11, -4],
    [11, 4],
    [-4, 11],
    [4, -11],
  ].map(([x, y]) =>
    drawFlatPath(drawBurst(x! + slide * 0.8, y! + slide * 0.3, 4.4, 4, 5, frame * 0.4), patch),
  );
  return [
    drawShadow(1.5, 3, 12.5, 12, 0.22),
    drawDot(0, 0, 12, leather, 0),
    `<clipPath id="ball"><circle r="11.5"/></clipPath><g clip-path="url(#ball)">${patches.join('')}${drawFlatPath('M-13 4Q0 16 13 2V14H-13z', INK, 0.15)}</g>`,
    drawDot(0, 0, 12, 'none'),
    stroke('M-7 -4q1.500-4 5-5', '#ffffff', 2.2),
  ].join('');
}

/** Draws a goal that opens to the right, with the posts at its opening. */
function drawGoal(): string {
  const mesh: string[] = [];
  for (let y = -96; y <= 96; y += 12) mesh.push(`M-30 ${y}L32 ${y * 1.04}`);
  for (let x = -30; x <= 26; x += 11) mesh.push(`M${x} -100V100`);
  return [
    drawFlatPath('M-34 -102Q-34 -106 -28 -106H36V106H-28Q-34 106 -34 102z', INK, 0.18),
    stroke(mesh.join(''), '#ffffff', 1.8, 0.75),
    drawOutlinedLine('M34 -104H-28Q-33 -104 -33 -98V98Q-33 104 -28 104H34', inkPalette.paper, 5, 2.5),
    stroke('M30 -105.500H-26', '#ffffff', 1.6),
    drawDot(34, -104, 6, '#ffffff'),
    drawDot(34, 104, 6, '#ffffff'),
  ].join('');
}

function drawCornerFlag(frame: number, color: string): string {
  const s = [0, 1.5, 0, -1.5][frame]!;
  return [
    drawShadow(-5, 19, 7, 2.5),
    drawOutlinedLine('M-8 19V-17', inkPalette.paper, 2.6, 2),
    drawOutlinedShape(`M-6 -18Q3 ${-17 + s} 12 ${-11 - s}Q3 ${-7 + s} -6 -4z`, color, 2.2),
    drawDot(-8, -19, 2.4, inkPalette.gold, 1.8),
  ].join('');
}

function drawBoot(): string {
  return [
    drawShadow(0, 17, 18, 3.5),
    drawOutlinedLine('M-12 13v4M-4 14v4M5 14v4M13 14v3', '#3a3352', 3, 1.6),
    drawOutlinedShape('M-17 -13H-3Q-2 -3 6 0Q19 3 19 13H-17Q-20 0 -17 -13z', inkPalette.coral),
    drawFlatPath('M-17.500 8H18.500V12H-17z', inkPalette.cream),
    stroke('M-1 -6l5-2M2 -2l5-2.500', inkPalette.cream, 2.4),
    stroke('M-13 -8V2', lighten(inkPalette.coral, 0.5), 2.4),
  ].join('');
}

function drawWhistle(): string {
  return [
    drawShadow(0, 16, 16, 3.5),
    drawOutlinedLine('M-4 -6Q-14 -22 -18 -10', inkPalette.sun, 2.6, 2),
    drawOutlinedShape('M-6 -7H19V2H10Q10 14 -2 14Q-14 14 -14 3Q-14 -6 -6 -7z', inkPalette.steelLight),
    drawDot(-2, 3.5, 5, '#3a3352', 2),
    stroke('M-9 0q1-3.500 4-4.500M8 -4h7', '#ffffff', 2),
  ].join('');
}

function drawTrophy(): string {
  return [
    drawShadow(0, 25, 20, 4.5),
    drawOutlinedLine('M-14 -16H-24Q-25 0 -10 4M14 -16H24Q25 0 10 4', inkPalette.gold, 4, 2.5),
    drawOutlinedShape(box(-15, 15, 30, 11, 3), '#5a3f6b'),
    drawOutlinedShape('M-5 4H5L7 16H-7z', inkPalette.goldDeep),
    drawOutlinedShape('M-17 -24H17Q17 6 0 8Q-17 6 -17 -24z', inkPalette.gold),
    stroke('M-11 -18Q-11 -6 -5 0', '#fff3b0', 3.4),
    drawOval(0, -24, 17, 4.5, '#fff0a8', 2.2),
    drawFlatPath(drawBurst(3, -8, 7, 3.2, 5, -Math.PI / 2), inkPalette.cream),
    stroke('M-8 20.500h16', inkPalette.gold, 2.4),
  ].join('');
}

function drawBucket(): string {
  return [
    drawShadow(1, 16, 16, 4),
    stroke('M-14 -8Q0 -28 14 -8', INK, 3),
    drawOutlinedShape('M-15 -8H15L11 15Q0 19 -11 15z', inkPalette.sky),
    drawFlatPath('M5 -7H14L10.500 14Q8 15.500 5 16z', darken(inkPalette.sky, 0.25)),
    drawOval(0, -8, 15, 5, '#bfe6f8', 2.4),
    drawOutlinedShape('M-7 -8Q-8 -15 -1 -14Q8 -16 8 -9Q2 -4 -7 -8z', inkPalette.sun, 2),
    drawDot(-2, -10, 1.2, inkPalette.sunDeep, 0),
    drawDot(3, -11, 1.2, inkPalette.sunDeep, 0),
  ].join('');
}

function drawConfetti(frame: number): string {
  const random = createDrawingRandom(23);
  const colors = [inkPalette.coral, inkPalette.sun, inkPalette.mint, inkPalette.sky, inkPalette.cream];
  const far = [14, 28, 38, 42][frame]!;
  const fall = [0, 0, 3, 8][frame]!;
  const bits = Array.from({ length: 22 }, (_, i) => {
    const angle = (i / 22) * Math.PI * 2 + random();
    const reach = far * (0.35 + random() * 0.65);
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach + fall];
    return rotateShapes(
      random() * 180 + frame * 40,
      x,
      y,
      drawOutlinedShape(box(x - 3.5, y - 2, 7, 4, 1), colors[i % 5]!, 1.2),
    );
  });
  return fadeShapes([1, 1, 1, 0.6][frame]!, frame === 0 ? drawSparkle(0, 0, 16) : '', ...bits);
}

export const kickoffSprites: Record<string, DrawSprite> = {
  duck: drawDuck,
  frog: drawFrog,
  ball: (frame) => drawBall(frame, '#fdfaf0', '#2d3152'),
  'ball-gold': (frame) => drawBall(frame, inkPalette.gold, '#8a5410'),
  'goal-left': () => drawGoal(),
  'goal-right': () => rotateShapes(180, 0, 0, drawGoal()),
  'centre-circle': () =>
    stroke('M-105.500 0a105.500 105.500 0 1 1 211 0a105.500 105.500 0 1 1 -211 0', '#f6f5e6', 4, 0.92) +
    drawDot(0, 0, 6, '#f6f5e6', 0),
  'box-arc-left': () => stroke('M-30 -58Q28 0 -30 58', '#f6f5e6', 4, 0.92),
  'box-arc-right': () => stroke('M30 -58Q-28 0 30 58', '#f6f5e6', 4, 0.92),
  'flag-coral': (frame) => drawCornerFlag(frame, inkPalette.coral),
  'flag-mint': (frame) => drawCornerFlag(frame, inkPalette.mint),
  splash: (frame) => drawSplash(frame, '#e6fbff', '#a9e0f5'),
  puff: (frame) => drawPuff(frame, 22, '#f4efdf', 5),
  boot: drawBoot,
  whistle: drawWhistle,
  trophy: drawTrophy,
  bucket: drawBucket,
  confetti: drawConfetti,
};
