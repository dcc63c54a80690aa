import {
  INK,
  drawOutlinedLine,
  darken,
  drawDot,
  drawFlatPath,
  drawOval,
  transformShapes,
  drawShadow,
  drawOutlinedShape,
  stroke,
  rotateShapes,
} from './ink.ts';

/** A character seen from above, facing right. The sprite rotates, so light comes from no particular side. */
interface TopDown {
  skin: string;
  suit: string;
  suitDeep: string;
  shoes: string;
  hands: string;
  /** Hat or cap, drawn over the face around the center of the head. */
  headwear: string;
}

interface Step {
  left: number;
  right: number;
  sway: number;
}

const STEPS: readonly Step[] = [
  { left: 0, right: 0, sway: 0 },
  { left: 0, right: 0, sway: 0 },
  { left: 10, right: -8, sway: 5 },
  { left: 3, right: 1, sway: 1 },
  { left: -8, right: 10, sway: -5 },
  { left: 1, right: 3, sway: -1 },
  { left: -4, right: 5, sway: 12 },
];

const DOWN = 7;
const HURT = 6;

export function drawTopDown(who: TopDown, frame: number): string {
  if (frame === DOWN) return drawLying(who);
  const step = STEPS[frame] ?? STEPS[0]!;
  const breath = frame === 1 ? 1 : 0;
  const body = [
    drawShadow(0, 1.5, 20, 22, 0.18),
    drawOval(step.left, -9, 7.5, 5, who.shoes),
    drawOval(step.right, 9, 7.5, 5, who.shoes),
    rotateShapes(
      step.sway,
      0,
      0,
      drawOval(-2, 0, 11.5 + breath * 0.5, 20.5 + breath * 0.5, who.suitDeep),
      drawOutlinedLine('M0 -16Q9 -18 16 -11', who.suit, 7, 2.5),
      drawOutlinedLine('M0 16Q9 18 16 11', who.suit, 7, 2.5),
      drawOval(-3, 0, 8, 15, who.suit, 0),
      drawDot(18.5 + breath * 0.5, -9.5, 4.6, who.hands),
      drawDot(18.5 + breath * 0.5, 9.5, 4.6, who.hands),
    ),
  ];
  return [...body, drawHead(who, frame === HURT, breath)].join('');
}

function drawHead(who: TopDown, isHurt: boolean, breath: number): string {
  const eyes = isHurt
    ? stroke('M7.5 -8l4 3l-4 2.5M7.500 8l4 -3l-4 -2.5', INK, 2)
    : [
        drawOval(9.6, -5, 3.4, 3.9, '#fffdf5', 1.4),
        drawOval(9.6, 5, 3.4, 3.9, '#fffdf5', 1.4),
        drawDot(10.8, -4.6, 1.9, INK, 0),
        drawDot(10.8, 4.6, 1.9, INK, 0),
      ].join('');
  return transformShapes(
    breath * 0.6,
    0,
    1,
    1,
    0,
    drawDot(0, 0, 15, who.skin),
    drawFlatPath('M13.4 -2.4a2.600 2.600 0 0 1 0 4.800z', darken(who.skin, 0.15)),
    eyes,
    who.headwear,
  );
}

function drawLying(who: TopDown): string {
  return [
    drawShadow(0, 0, 24, 17, 0.16),
    drawOutlinedLine('M-10 -7L-24 -12', who.shoes, 7),
    drawOutlinedLine('M-10 7L-24 11', who.shoes, 7),
    drawOutlinedShape('M-14 -10Q-2 -17 8 -12V12Q-2 17 -14 10Q-17 0 -14 -10z', who.suit),
    drawOutlinedLine('M2 -13Q6 -22 15 -23', who.suit, 6.5),
    drawOutlinedLine('M2 13Q8 22 17 22', who.suit, 6.5),
    drawDot(17, -23.5, 4.4, who.hands),
    drawDot(19, 22, 4.4, who.hands),
    drawDot(11, 0, 13, who.skin),
    stroke('M15 -8l5 4.500M20 -8l-5 4.500M15 3.500l5 4.500M20 3.500l-5 4.500', INK, 2),
    transformShapes(11, 0, 0.88, 0.88, 0, who.headwear),
    stroke('M25 -9q3 2 0 4M27 6q3 2 0 4', '#fff3dc', 1.8),
  ].join('');
}
