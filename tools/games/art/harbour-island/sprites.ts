import { drawParrot } from '../harbour/animals.ts';
import { harbourSprites } from '../harbour/sprites.ts';
import {
  INK,
  drawOutlinedLine,
  fadeShapes,
  drawFlatPath,
  drawOval,
  inkPalette,
  drawShadow,
  drawOutlinedShape,
  scaleShapes,
  stroke,
} from '../kit/ink.ts';
import type { DrawSprite } from '../kit/paintSheet.ts';

function drawPalm(): string {
  const frond = (d: string, color: string) => drawOutlinedShape(d, color, 2.6);
  return [
    drawShadow(2, 57, 22, 5),
    drawOutlinedLine('M2 57Q-8 20 4 -18', '#b88a5a', 8, 2.8),
    stroke('M-6 46h8M-5 34h8M-3 22h8M-1 10h8M1 -2h7', '#83603a', 2.2),
    frond('M4 -20Q-18 -26 -38 -6Q-40 4 -34 8Q-28 -8 2 -16z', '#3f9a5c'),
    frond('M4 -20Q26 -28 42 -8Q44 2 38 6Q32 -10 4 -16z', '#3f9a5c'),
    frond('M4 -20Q-10 -52 -34 -46Q-42 -38 -40 -32Q-22 -38 2 -18z', '#57b56a'),
    frond('M4 -20Q14 -54 36 -46Q46 -40 42 -32Q26 -40 4 -18z', '#57b56a'),
    frond('M4 -20Q-4 -48 6 -60Q16 -52 6 -18z', '#74cc7c'),
    stroke('M-30 -40Q-12 -34 0 -22M32 -40Q18 -36 8 -22M-32 0Q-20 -18 0 -18M36 -2Q26 -18 8 -18', '#2f7a48', 2),
    drawOval(-3, -12, 6, 6, '#8a5d3e', 2.4),
    drawOval(9, -11, 6, 6, '#a5724a', 2.4),
  ].join('');
}

function drawWreck(): string {
  return [
    fadeShapes(0.5, drawOval(0, 50, 92, 12, '#e8f8fa', 0)),
    drawOutlinedLine('M-14 30L-30 -54', '#7c5338', 6, 2.8),
    drawOutlinedLine('M-46 -30L-8 -42', '#7c5338', 4.5, 2.5),
    drawOutlinedShape('M-44 -28Q-34 -8 -40 6Q-28 0 -22 6Q-18 -12 -10 -38z', '#e6dcc4', 2.6),
    drawFlatPath('M-34 -14l6 2-3 6-5-2z', '#cbbf9f'),
    drawOutlinedShape(
      'M-90 14Q-84 48 -50 52H46Q84 48 90 6Q72 8 62 20L54 10L40 24H-56L-66 14z',
      '#8a6248',
      3.2,
    ),
    stroke('M-84 28H84M-78 40H78', '#5f4232', 2.6),
    drawOutlinedShape('M-20 30Q-8 24 0 32Q10 26 14 36Q8 48 -6 46Q-22 44 -20 30z', '#2f2438', 2.6),
    stroke('M-56 24V12M-40 24V14M34 24V12', INK, 5),
    stroke('M-56 24V12M-40 24V14M34 24V12', '#a5785a', 2.4),
    drawOval(52, 34, 6, 6, '#2f2438', 2.4),
    drawOval(-60, 36, 5, 5, '#2f2438', 2.4),
    drawOutlinedShape('M84 10Q96 -4 88 -14Q80 -6 78 8z', '#a5785a', 2.6),
    drawFlatPath('M-84 46Q-60 40 -50 52H-70zM50 52Q62 42 80 44Q70 52 50 52z', inkPalette.mintDeep, 0.8),
  ].join('');
}

export const islandSprites: Record<string, DrawSprite> = {
  ...harbourSprites,
  palm: () => scaleShapes(0.97, 0.97, drawPalm()),
  wreck: drawWreck,
  parrot: drawParrot,
};
