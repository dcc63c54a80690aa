import { drawBench, drawBush, drawRoundTree, drawSign } from '../harbour/props.ts';
import { drawChibi, type Chibi } from '../kit/chibi.ts';
import {
  INK,
  drawDot,
  drawFlatPath,
  inkPalette,
  drawShadow,
  drawOutlinedShape,
  scaleShapes,
  stroke,
  rotateShapes,
} from '../kit/ink.ts';
import type { DrawSprite } from '../kit/paintSheet.ts';

/** The first character of every new game: a coral sweater and a yellow scarf, the colors of Playloom. */
const HERO: Chibi = {
  skin: '#f0b98d',
  hair: '#3a2233',
  top: inkPalette.coral,
  legs: '#3f5a9a',
  shoes: '#fdfaf0',
  cut: 'tuft',
  front:
    drawOutlinedShape('M-9 3Q0 9 9 4L8 8.500Q0 12 -8 8z', inkPalette.sun, 2) +
    drawOutlinedShape('M-7 7L-12 14L-7 16L-3 10z', inkPalette.sun, 1.8) +
    stroke('M2 15h4', '#ffc3b0', 2.2),
};

function drawButterfly(frame: number): string {
  const wide = frame === 0 ? 9 : 4;
  const wing = (side: number) =>
    drawOutlinedShape(
      `M0 -1Q${side * wide * 1.2} -13 ${side * (wide + 3)} -5Q${side * (wide + 2)} 1 0 1Q${side * wide} 10 ${side * wide * 0.9} 5Q${side * 3} 8 0 2z`,
      side < 0 ? '#ff9f7d' : '#ffb98a',
      1.8,
    );
  return (
    drawShadow(0, 14, 6, 1.6, 0.2) +
    rotateShapes(
      12,
      0,
      0,
      wing(-1),
      wing(1),
      stroke('M0 -5V6', INK, 2.6),
      stroke('M0 -5l-2-4M0 -5l2-4', INK, 1.4),
    )
  );
}

function drawRock(): string {
  return [
    drawShadow(2, 22, 26, 6),
    drawOutlinedShape(
      'M-26 16Q-28 -10 -8 -18Q14 -24 24 -4Q32 16 18 22Q-2 28 -20 23Q-26 22 -26 16z',
      '#b0aaa0',
    ),
    drawFlatPath('M-22 10Q-22 -8 -6 -14Q10 -19 19 -6Q4 -10 -8 0Q-16 6 -22 10z', '#d3cdc2'),
    stroke('M4 8l7 4 6-3M-12 16l5-2', '#857e74', 2.4),
    drawDot(16, 18, 3, '#7cc267', 0),
    drawDot(21, 15, 2.4, '#7cc267', 0),
  ].join('');
}

export const blankSprites: Record<string, DrawSprite> = {
  hero: (frame) => drawChibi(HERO, frame),
  sign: () => scaleShapes(0.95, 0.95, drawSign()),
  tree: () => drawRoundTree('#57a85f'),
  bush: drawBush,
  rock: drawRock,
  butterfly: drawButterfly,
  bench: drawBench,
};
