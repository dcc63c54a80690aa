import { box } from '../../draw/svg.ts';
import { drawFace, type Chibi, type Mood } from '../kit/chibi.ts';
import {
  INK,
  drawOutlinedLine,
  darken,
  drawDot,
  drawFlatPath,
  lighten,
  drawOval,
  inkPalette,
  drawOutlinedShape,
  stroke,
} from '../kit/ink.ts';
import type { RANGERS } from './plan.ts';

const BELT =
  drawOutlinedShape('M-9 14.500H9V18H-9z', '#5a3f34', 1.8) +
  drawOutlinedShape(box(-2, 13.5, 5, 5.5, 1), inkPalette.gold, 1.6);

function pack(color: string): string {
  return (
    drawOutlinedShape('M-16 4Q-18 3 -17 16Q-12 20 -6 18V4z', color, 2.2) +
    drawOutlinedLine('M-16 2H-8', lighten(color, 0.3), 4, 2)
  );
}

function cape(color: string): string {
  return (
    drawOutlinedShape('M-7 2Q-16 10 -15 22Q-6 25 2 22V2z', color, 2.2) +
    stroke('M-9 9Q-12 14 -11 20', darken(color, 0.3), 1.8)
  );
}

/** Each of the four rangers wears something different: a hood, a ranger's hat, a cap with ear flaps, a headband. */
export const RANGER_LOOKS: Record<(typeof RANGERS)[number], Chibi> = {
  coral: {
    skin: '#f0b98d',
    hair: '#5a3326',
    top: inkPalette.coral,
    legs: '#5a4a5c',
    shoes: '#3d2f3a',
    front: BELT,
    back: cape('#b8443a'),
    cut: 'short',
    hat:
      drawOutlinedShape(
        'M-15 4C-21 -22 4 -24 8 -18C16 -14 16 -6 13 -7C8 -12 0 -11 -5 -6C-8 0 -7 6 -10 9C-13 9 -15 7 -15 4z',
        '#d9544a',
        2.4,
      ) + stroke('M-10 -10Q-7 -17 0 -18', '#ff9f8f', 2),
  },
  sky: {
    skin: '#a8693f',
    hair: '#2a2036',
    top: '#4b9bf0',
    legs: '#3a4468',
    shoes: '#2b2740',
    front: BELT,
    back: pack('#8a6a4c'),
    cut: 'bob',
    hat:
      drawOutlinedShape('M-20 -6Q0 -13 21 -6Q20 -1 14 -3Q0 -7 -14 -3Q-20 -1 -20 -6z', '#6b5a48', 2.2) +
      drawOutlinedShape('M-12 -7Q-11 -20 0 -19Q11 -20 12 -7Q0 -11 -12 -7z', '#86705a', 2.2) +
      stroke('M-11 -9Q0 -13 11 -9', inkPalette.sun, 2.6),
  },
  mint: {
    skin: '#8a5638',
    hair: '#f3ead9',
    top: '#3fbf93',
    legs: '#3d4a44',
    shoes: '#2f2a33',
    front: BELT,
    back: cape('#1f7f63'),
    cut: 'tuft',
    hat:
      drawOutlinedShape('M-14 -5Q0 -11 14 -6L13.500 -2Q0 -7 -14 -1z', inkPalette.coral, 2) +
      drawOutlinedShape('M-14 -3Q-22 -2 -24 5Q-18 6 -13 1z', inkPalette.coral, 2),
  },
  sun: {
    skin: '#f7cfa6',
    hair: '#d9762b',
    top: '#e8a92f',
    legs: '#6b4a78',
    shoes: '#3d2f3a',
    front: BELT,
    back: pack('#7a5aa0'),
    cut: 'short',
    hat:
      drawOutlinedShape('M-14 -3C-15 -22 14 -23 14 -5Q0 -11 -14 -3z', '#7a5aa0', 2.2) +
      drawOutlinedShape('M-15 -4Q-19 6 -14 9Q-9 8 -10 -3z', '#f3ead9', 2) +
      drawOutlinedShape('M-14.500 -2Q0 -10 14.500 -4L14 -8Q0 -14 -14 -7z', '#f3ead9', 2),
  },
};

function drawBadgerHead(mood: Mood): string {
  return [
    drawDot(-9, -10, 5, '#3b3746', 2.2),
    drawDot(9, -11, 5, '#3b3746', 2.2),
    drawDot(-8.5, -9.5, 2.2, '#f0b9a8', 0),
    drawOutlinedShape('M-15 1Q-14 -14 0 -14Q13 -14 15 -1Q20 2 19 6Q14 12 2 12Q-13 12 -15 1z', '#f6f1e7'),
    drawOutlinedShape('M-14 3Q-13 -11 -4 -12Q-5 -2 2 6Q-6 10 -14 3z', '#3b3746', 0),
    drawOutlinedShape('M5 -12.500Q13 -10 13.500 -2Q11 2 8 4Q5 -4 5 -12.500z', '#3b3746', 0),
    stroke('M-15 1Q-14 -14 0 -14Q13 -14 15 -1Q20 2 19 6Q14 12 2 12Q-13 12 -15 1z', INK, 2.4),
    drawOval(18, 3.5, 3, 2.4, INK, 0),
    mood === 'talk' ? drawOval(11, 9, 3, 2.4, '#7a2740', 1.6) : stroke('M8 8.500q3 2 6-.5', INK, 1.8),
    drawDot(-1.5, -1, 2.4, '#fffdf5', 0),
    drawDot(9.5, -2.5, 2.2, '#fffdf5', 0),
    drawDot(-0.8, -1, 1.3, INK, 0),
    drawDot(10, -2.5, 1.2, INK, 0),
    drawOutlinedShape('M-14 -8Q0 -16 15 -9L13 -14Q12 -22 0 -22Q-12 -22 -12 -13z', '#8a4a78', 2.2),
    stroke('M-12 -12Q0 -19 13 -13', inkPalette.sun, 2.6),
    drawOutlinedShape('M9 -17Q17 -24 21 -19Q17 -13 11 -13z', inkPalette.mint, 1.8),
    mood === 'hurt' ? drawFace('hurt') : '',
  ].join('');
}

export const TRADER: Chibi = {
  skin: '#3b3746',
  hair: '#3b3746',
  top: '#8a4a78',
  legs: '#4a3a44',
  shoes: '#3b2f38',
  head: drawBadgerHead,
  front:
    drawFlatPath('M-2 5L2 5L3 20H-2z', '#f3ead9') +
    drawDot(0.5, 10, 1.2, inkPalette.gold, 0) +
    drawDot(0.7, 14, 1.2, inkPalette.gold, 0) +
    drawOutlinedShape('M-9 5Q0 11 9 5L8 9Q0 14 -8 9z', inkPalette.sun, 2),
  back: pack('#b07f58'),
};
