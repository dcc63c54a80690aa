import type { Chibi } from '../kit/chibi.ts';
import {
  INK,
  drawDot,
  drawFlatPath,
  drawOval,
  inkPalette,
  transformShapes,
  drawOutlinedShape,
  stroke,
} from '../kit/ink.ts';

/** A traveler with a striped shirt and a straw hat. */
export const PLAYER: Chibi = {
  skin: '#e8ad7c',
  hair: '#6b3f2a',
  top: '#f6f1e7',
  legs: '#3f6fa8',
  shoes: '#5a3a2e',
  cut: 'tuft',
  front: stroke(
    'M-8.500 8.500Q0 11 8.500 8.500M-8.500 13Q0 15.500 8.500 13M-8 17.500Q0 20 8 17.500',
    '#e0604e',
    2.2,
  ),
  hat:
    drawOutlinedShape('M-14 -7Q0 -13 14 -8L13 -4Q0 -9 -14 -3z', '#e0604e', 2) +
    drawOutlinedShape('M-13 -4Q-20 -3 -21 3Q-15 4 -12 0z', '#e0604e', 2),
  back: drawOutlinedShape('M-15 5Q-17 4 -16 15Q-12 19 -6 17V5z', '#5fa88c', 2.2),
};

export const HARBOR_MASTER: Chibi = {
  skin: '#c98d63',
  hair: '#3a3140',
  top: '#2f4a7d',
  legs: '#e6dfd0',
  shoes: '#2b2740',
  cut: 'short',
  front:
    stroke('M0.5 6V20', '#1f335c', 2) +
    [9, 13, 17]
      .map((y) => drawDot(-3, y, 1.3, inkPalette.gold, 0) + drawDot(4, y, 1.3, inkPalette.gold, 0))
      .join('') +
    stroke('M-8 6L-5 9M8 6L6 9', inkPalette.gold, 2),
  face: drawOutlinedShape('M1 4.500Q6 2.500 12 4.500Q10 8 6.500 6.500Q3 8 1 4.500z', '#3a3140', 1.4),
  hat:
    drawOutlinedShape('M-14 -5Q-16 -17 0 -18Q15 -17 14 -6Q0 -10 -14 -5z', '#fdfaf0', 2.2) +
    drawOutlinedShape('M-14 -5Q0 -10 14 -6L14 -2.500Q0 -6.500 -14 -1.500z', '#2f4a7d', 2) +
    drawOutlinedShape('M4 -4.500Q14 -5 20 -1Q14 2 7 -1z', '#1f335c', 2) +
    drawDot(4, -9, 2.6, inkPalette.gold, 1.6),
};

export const BAKER: Chibi = {
  skin: '#f2c29b',
  hair: '#c9763a',
  top: '#ff9f7d',
  legs: '#8a6547',
  shoes: '#5a3a2e',
  cut: 'bun',
  front:
    drawOutlinedShape('M-6 6H7L8 20Q0 22 -7 20z', '#fdfaf0', 2) +
    stroke('M-3 14h7', '#d6ccb8', 2) +
    stroke('M-6 6L-8 4M7 6L8 4', '#fdfaf0', 2.4),
  face: drawFlatPath('M-1 8a2 1.200 0 1 1 .1 0z', '#fdfaf0'),
  hat: transformShapes(
    0,
    -1,
    0.92,
    0.86,
    0,
    drawOutlinedShape(
      'M-12 -8Q-19 -14 -13 -20Q-9 -26 -2 -22Q5 -27 10 -21Q17 -17 12 -8Q0 -12 -12 -8z',
      '#fdfaf0',
      2.2,
    ) +
      drawOutlinedShape('M-12 -8Q0 -12 12 -8L12 -4Q0 -8 -12 -4z', '#e4dac4', 2) +
      stroke('M-5 -13l-1-4M4 -13l1-4', '#d6ccb8', 1.8),
  ),
};

export const LIGHTHOUSE_KEEPER: Chibi = {
  skin: '#8a5638',
  hair: '#4a3a44',
  top: '#f2b233',
  legs: '#3f5a78',
  shoes: '#2f3a4c',
  cut: 'short',
  front:
    stroke('M0.500 5V21', '#c0811c', 2) +
    drawDot(-3, 9, 1.3, INK, 0) +
    drawDot(-3, 14, 1.3, INK, 0) +
    stroke('M3 15h4', '#c0811c', 2),
  hat:
    drawOutlinedShape(
      'M-20 4Q-15 -1 -14 -6Q-14 -19 0 -19Q14 -19 15 -6Q18 -4 20 -3Q10 -8 0 -8Q-10 -5 -12 2Q-15 7 -20 4z',
      '#ffc857',
      2.3,
    ) + stroke('M-9 -11Q-6 -15 0 -15.500', '#fff0bb', 2),
};

export const FISHER: Chibi = {
  skin: '#f0c4a0',
  hair: '#e6e6e6',
  top: '#3f7d8c',
  legs: '#5a4a44',
  shoes: '#3d4a58',
  cut: 'none',
  face:
    drawOutlinedShape('M-9 3Q-8 9 -6 12Q2 19 11 12Q15 8 13.500 3Q10 5 6 4.500Q-2 6 -9 3z', '#f0ede4', 2.2) +
    stroke('M3 7.500Q6.500 9 9.500 7.500', INK, 1.7) +
    stroke('M0 -5l4 1M9 -5l3 0', '#d6d2c6', 2.2) +
    drawOval(6.5, 2.5, 2, 1.6, '#e59a7a', 0),
  hat:
    drawOutlinedShape('M-14 -4C-16 -22 14 -23 14.500 -5Q0 -11 -14 -4z', '#a5484e', 2.3) +
    drawOutlinedShape('M-14.500 -2Q0 -10 15 -3.500L14.500 -8Q0 -14 -14 -7z', '#c96a62', 2) +
    drawDot(0, -18, 3.2, '#f6f1e7', 2),
  front:
    drawOutlinedShape('M-8 15H8L8 20Q0 22.500 -8 20z', '#d9a35e', 1.8) +
    stroke('M-6 5V15M6 5V15', '#d9a35e', 2.6),
};
