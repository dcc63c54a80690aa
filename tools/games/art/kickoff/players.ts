import {
  INK,
  drawOutlinedLine,
  darken,
  drawDot,
  drawFlatPath,
  lighten,
  drawOval,
  inkPalette,
  drawShadow,
  drawOutlinedShape,
  stroke,
  rotateShapes,
} from '../kit/ink.ts';

/** For each frame, how far the left and the right foot are ahead, and how far the body sways. */
const STEPS: readonly (readonly [left: number, right: number, sway: number])[] = [
  [0, 0, 0],
  [0, 0, 0],
  [9, -9, 5],
  [2, 2, 0],
  [-9, 9, -5],
  [2, 2, 0],
  [-5, 5, 10],
];

const HURT = 6;
const DOWN = 7;

function eyes(frame: number, x: number, y: number, size: number): string {
  if (frame === DOWN) {
    return [-y, y].map((at) => stroke(`M${x - 3} ${at - 3}l6 6M${x + 3} ${at - 3}l-6 6`, INK, 2.2)).join('');
  }
  if (frame === HURT) return stroke(`M${x - 2} ${-y - 3}l4 3l-4 3M${x - 2} ${y - 3}l4 3l-4 3`, INK, 2.2);
  return [-y, y]
    .map(
      (at) =>
        drawOval(x, at, size, size * 1.1, '#fffdf5', 1.6) +
        drawDot(x + size * 0.35, at * 0.94, size * 0.52, INK, 0),
    )
    .join('');
}

/** Draws a duck in a coral shirt, seen from above, running to the right. */
export function drawDuck(frame: number): string {
  const [left, right, sway] = STEPS[frame] ?? [-6, 6, 0];
  const breath = frame === 1 ? 0.8 : 0;
  const foot = (x: number, y: number) =>
    drawOutlinedShape(
      `M${x - 6} ${y - 2}L${x + 8} ${y - 6}L${x + 6} ${y}L${x + 8} ${y + 6}L${x - 6} ${y + 2}z`,
      '#ff9a3c',
      2.2,
    );
  const flap = frame === DOWN ? 70 : frame === 2 || frame === 4 ? -22 : -8;
  return [
    drawShadow(0, 1.5, 22, 20, 0.18),
    foot(left, -10),
    foot(right, 10),
    rotateShapes(
      sway,
      0,
      0,
      drawOutlinedShape('M-16 -5L-28 -6L-25 0L-28 6L-16 5z', '#ffd45e', 2.4),
      rotateShapes(-flap, -6, -12, drawOval(-7, -15, 10, 5.5, '#ffdf80')),
      rotateShapes(flap, -6, 12, drawOval(-7, 15, 10, 5.5, '#ffdf80')),
      drawOval(-5, 0, 15.5 + breath, 15 + breath, inkPalette.coral),
      stroke('M-16 -8Q-8 -5 4 -9M-16 8Q-8 5 4 9', inkPalette.cream, 3),
      drawFlatPath('M-13 -2.500h9v5h-9z', inkPalette.cream),
    ),
    drawOval(8, 0, 13, 13.5, '#ffdf80'),
    drawOutlinedShape('M17 -8Q28 -10 29 0Q28 10 17 8Q20 0 17 -8z', '#ff9a3c', 2.4),
    stroke('M24 -1.800h.1M24 1.800h.1', darken('#ff9a3c', 0.4), 1.8),
    eyes(frame, 12, 6.5, 3.8),
    drawOutlinedShape('M2 -4Q-5 -7 -6 -3Q-9 0 -6 3Q-5 7 2 4Q4 0 2 -4z', inkPalette.coral, 2),
  ].join('');
}

/** Draws a frog in a mint shirt, seen from above, running to the right. */
export function drawFrog(frame: number): string {
  const [left, right, sway] = STEPS[frame] ?? [-10, -10, 0];
  const skin = '#7fd058';
  const leg = (x: number, side: number) =>
    drawOutlinedLine(
      `M-8 ${side * 9}Q${-16 + x} ${side * 22} ${-6 + x} ${side * 21}`,
      darken(skin, 0.12),
      6,
      2.3,
    ) +
    drawOutlinedShape(
      `M${-8 + x} ${side * 20}l12 ${side * -4}l-2 ${side * 4}l4 ${side * 2}l-4 ${side * 2}l1 ${side * 4}z`,
      skin,
      2.2,
    );
  const arm = (side: number) =>
    drawOutlinedLine(`M4 ${side * 11}Q12 ${side * 18} 17 ${side * 13}`, skin, 5, 2.3) +
    drawDot(17.5, side * 12.5, 3.6, lighten(skin, 0.25), 2);
  return [
    drawShadow(0, 1.5, 21, 21, 0.18),
    leg(left, -1),
    leg(right, 1),
    rotateShapes(
      sway,
      0,
      0,
      arm(-1),
      arm(1),
      drawOval(-5, 0, 16 + (frame === 1 ? 0.8 : 0), 15, inkPalette.mint),
      stroke('M-18 -7Q-8 -4 2 -9M-18 7Q-8 4 2 9', inkPalette.cream, 3),
      drawFlatPath('M-15 -2.500h9v5h-9z', inkPalette.cream),
    ),
    drawOutlinedShape('M-1 -14Q20 -17 23 0Q20 17 -1 14Q-8 0 -1 -14z', skin),
    stroke('M14 -11Q20 0 14 11', darken(skin, 0.45), 2.2),
    drawFlatPath('M2 -4a2 2 0 1 1 .1 0zM-1 5a1.600 1.600 0 1 1 .1 0z', darken(skin, 0.25)),
    drawOval(7, -12, 6.5, 6.5, skin, 2.4),
    drawOval(7, 12, 6.5, 6.5, skin, 2.4),
    eyes(frame, 8.5, 12, 4.4),
  ].join('');
}
