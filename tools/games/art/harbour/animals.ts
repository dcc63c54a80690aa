import {
  INK,
  drawOutlinedLine,
  darken,
  drawDot,
  drawFlatPath,
  lighten,
  drawOval,
  inkPalette,
  transformShapes,
  drawShadow,
  drawOutlinedShape,
  stroke,
} from '../kit/ink.ts';

const HURT = 6;
const DOWN = 7;

/** Draws a crab in a cell of 48 pixels. It faces the camera and walks sideways. */
export function drawCrab(frame: number): string {
  const shell = '#ff7a5c';
  const step = frame >= 2 && frame <= 5 ? [2.5, 0, -2.5, 0][frame - 2]! : 0;
  const lift = frame === 1 ? 1 : step === 0 && frame >= 2 && frame <= 5 ? -1 : 0;
  const legs = [-1, 1]
    .map((side) =>
      [0, 1, 2]
        .map((i) =>
          drawOutlinedLine(
            `M${side * 8} ${8 + i * 2}Q${side * (16 + i)} ${6 + i * 4} ${side * (17 - i * 3) + step * (i % 2 === 0 ? 1 : -1)} ${14 + i * 3}`,
            darken(shell, 0.2),
            2.6,
            1.8,
          ),
        )
        .join(''),
    )
    .join('');
  const claw = (side: number, up: number) =>
    drawOutlinedLine(`M${side * 11} 2Q${side * 18} 0 ${side * 17} ${-6 + up}`, shell, 3.4, 2) +
    drawOutlinedShape(
      `M${side * 12} ${-8 + up}Q${side * 12} ${-18 + up} ${side * 20} ${-17 + up}L${side * 17} ${-12 + up}L${side * 22.5} ${-13 + up}Q${side * 22} ${-4 + up} ${side * 14} ${-5 + up}z`,
      lighten(shell, 0.12),
      2.2,
    );
  const eye = (x: number) => {
    const ball = drawOutlinedLine(`M${x} -2V-7`, shell, 2.4, 1.8);
    if (frame === HURT || frame === DOWN)
      return ball + stroke(`M${x - 2.5} -12l5 5M${x + 2.5} -12l-5 5`, INK, 2);
    return ball + drawDot(x, -10, 4, '#fffdf5', 2) + drawDot(x + 1, -9.5, 1.9, INK, 0);
  };
  const body = [
    legs,
    claw(-1, frame === HURT ? -3 : -step * 0.6),
    claw(1, frame === HURT ? -3 : step * 0.6),
    eye(-5),
    eye(5),
    drawOutlinedShape('M-15 6Q-14 -4 0 -4T15 6Q13 15 0 15T-15 6z', shell),
    drawFlatPath('M-11 4Q-9 -1.500 -1 -1.500Q-6 1 -8 5z', lighten(shell, 0.5)),
    drawDot(7, 3, 1.3, darken(shell, 0.25), 0),
    drawDot(3, 0.5, 1, darken(shell, 0.25), 0),
    frame === HURT || frame === DOWN
      ? drawOval(0, 9, 2.4, 1.8, '#7a2740', 0)
      : stroke('M-4 8Q0 11 4 8', INK, 1.8),
  ].join('');
  return (
    drawShadow(0, 19, 17, 3.5) +
    (frame === DOWN ? transformShapes(0, 6, 1, -1, 0, body) : transformShapes(0, lift, 1, 1, 0, body))
  );
}

/** Draws a gull in a cell of 64 pixels. Frames: 0–1 standing, 2–5 flying. */
export function drawGull(frame: number): string {
  const head = (x: number, y: number) =>
    drawDot(x, y, 8.5, '#fdfaf0') +
    drawOutlinedShape(
      `M${x + 7} ${y - 2}L${x + 18} ${y + 1}Q${x + 16} ${y + 5} ${x + 7} ${y + 4}z`,
      '#ffb347',
      2.2,
    ) +
    drawDot(x + 3, y - 2, 1.9, INK, 0) +
    drawDot(x + 13, y + 2.5, 1.2, inkPalette.coral, 0);
  if (frame < 2) {
    const nod = frame === 1 ? 2 : 0;
    return [
      drawShadow(0, 28, 15, 3.5),
      drawOutlinedLine('M-3 18v9M4 18v9', '#ffb347', 2, 1.6),
      stroke('M-5 27.500h6M2 27.500h6', '#ffb347', 2.4),
      drawOutlinedShape('M-25 6Q-16 -2 -4 -4Q14 -4 13 10Q8 20 -4 19Q-16 17 -25 6z', '#fdfaf0'),
      drawOutlinedShape('M-27 5Q-14 0 2 2Q4 10 -6 13Q-18 13 -27 5z', '#a9b6cc', 2.2),
      drawFlatPath('M-27 5Q-22 3.500 -18 3L-15 9.500Q-22 9 -27 5z', '#4a5270'),
      head(9, -10 + nod),
    ].join('');
  }
  const up = [-24, -10, 12, -8][frame - 2]!;
  const wing = (spread: number, color: string) =>
    drawOutlinedShape(
      `M${-6 + spread} -2Q${-12 + spread} ${up * 0.6} ${-18 + spread} ${up}Q${-2 + spread} ${up * 0.8} ${8 + spread} 0z`,
      color,
      2.4,
    );
  const tip = (spread: number) =>
    drawFlatPath(
      `M${-12 + spread} ${up * 0.78}Q${-16 + spread} ${up * 0.95} ${-17 + spread} ${up * 0.98}Q${-10 + spread} ${up * 0.9} ${-6 + spread} ${up * 0.72}z`,
      '#4a5270',
    );
  return [
    drawShadow(0, 29, 11, 2.5, 0.2),
    transformShapes(
      0,
      [2, 0, -2, 0][frame - 2]!,
      1,
      1,
      0,
      wing(6, '#c3cde0') +
        drawOutlinedShape('M-27 0Q-14 -8 4 -8Q14 -6 12 2Q4 10 -8 8Q-18 6 -27 0z', '#fdfaf0'),
      head(12, -7),
      wing(0, '#a9b6cc'),
      tip(0),
    ),
  ].join('');
}

/** Draws a cat in a cell of 48 pixels. Frames: 0–1 sitting, 2–5 walking, 6–7 sleeping. */
export function drawCat(frame: number): string {
  if (frame >= 6) return drawSleepingCat(frame === 7);
  const fur = '#f0a04b';
  const isWalking = frame >= 2;
  const step = isWalking ? [4, 0, -4, 0][frame - 2]! : 0;
  const tail = frame % 2 === 0 ? 'M-13 8Q-22 4 -18 -6' : 'M-13 8Q-23 2 -21 -8';
  const leg = (x: number, move: number) => drawOutlinedLine(`M${x} 12L${x + move} 19`, fur, 3.6, 2);
  const body = isWalking
    ? leg(-9, step) +
      leg(7, -step) +
      leg(-6, -step) +
      leg(10, step) +
      drawOutlinedShape('M-15 6Q-14 -2 -4 -2H8Q15 0 13 9Q8 15 -4 14Q-14 14 -15 6z', fur, 2.3) +
      stroke('M-7 -1l1 5M-2 -1.500l1 5M3 -1.500l1 5', darken(fur, 0.25), 2.4)
    : drawOutlinedShape('M-13 19Q-15 2 -2 0Q11 0 11 12V19Q0 22 -13 19z', fur, 2.3) +
      stroke('M-11 8l5 1M-12 13l5 0', darken(fur, 0.25), 2.4) +
      drawFlatPath('M2 8Q9 8 8 18H0Q-1 12 2 8z', '#fff0d8') +
      stroke('M2 13v6M7 13v6', INK, 1.6);
  const [hx, hy] = isWalking ? [11, -6] : [3, -8];
  return [
    drawShadow(0, 20, 15, 3),
    drawOutlinedLine(tail, fur, 3.6, 2),
    body,
    transformShapes(hx, hy + (frame === 1 ? 1 : 0), 1, 1, 0, drawCatHead(fur)),
  ].join('');
}

function drawCatHead(fur: string): string {
  return [
    drawOutlinedShape('M-10 -2L-10 -13L-4 -8H4L10 -13L10 -2Q9 8 0 8T-10 -2z', fur, 2.3),
    drawFlatPath('M-8.500 -9l3 2.500-3 2zM8.500 -9l-3 2.500 3 2z', '#ffb9a8'),
    stroke('M-2 -8v3M1 -8v4M4 -8v3', darken(fur, 0.25), 2),
    drawOval(-3, -1, 1.7, 2.5, INK, 0),
    drawOval(5, -1, 1.7, 2.5, INK, 0),
    drawDot(-2.5, -2, 0.7, '#fff', 0),
    drawDot(5.5, -2, 0.7, '#fff', 0),
    drawFlatPath('M-2 3Q1 1 5 3Q4 7 1 7T-2 3z', '#fff0d8'),
    drawFlatPath('M-.3 2.500h2.600l-1.300 1.700z', '#e0604e'),
    stroke('M-6 4l-5 1M8 4l5 1', INK, 1.2),
  ].join('');
}

function drawSleepingCat(isOut: boolean): string {
  const fur = '#f0a04b';
  return [
    drawShadow(0, 19, 18, 3.5),
    drawOutlinedShape(
      `M-18 12Q-16 ${isOut ? -1 : 1} -2 ${isOut ? -1 : 1}Q16 ${isOut ? -1 : 1} 17 12Q14 19 -1 19T-18 12z`,
      fur,
      2.3,
    ),
    stroke('M-6 2l2 5M-1 1l2 5M5 2l1 5', darken(fur, 0.25), 2.4),
    drawOutlinedLine('M15 12Q8 20 -4 16', fur, 3.6, 2),
    transformShapes(
      -9,
      10,
      0.9,
      0.9,
      0,
      drawOutlinedShape('M-10 -2L-10 -12L-4 -8H4L10 -12L10 -2Q9 8 0 8T-10 -2z', fur, 2.3) +
        stroke('M-6 0q2 2 4 0M2 0q2 2 4 0', INK, 1.8) +
        drawFlatPath('M-1 3h2.600l-1.300 1.700z', '#e0604e'),
    ),
    stroke(isOut ? 'M6 -8h5l-5 6h5M15 -16h4l-4 5h4' : 'M8 -5h4l-4 5h4', '#fdfaf0', 2),
  ].join('');
}

export function drawParrot(): string {
  return [
    drawShadow(0, 20, 10, 3),
    drawOutlinedShape('M-8 6L-16 20L-8 18L-4 10z', inkPalette.sky, 2.2),
    drawOutlinedShape('M-9 4Q-12 -8 -2 -14Q10 -18 13 -8Q14 6 4 14Q-6 16 -9 4z', inkPalette.coral),
    drawOutlinedShape('M-9 2Q-4 -4 3 2Q4 10 -4 13Q-10 10 -9 2z', inkPalette.sun, 2),
    drawFlatPath('M-8 6Q-4 6 -1 11Q-5 14 -8 10z', inkPalette.mint),
    drawDot(6, -8, 4.6, '#fdfaf0', 0),
    drawDot(7, -8, 2, INK, 0),
    drawOutlinedShape('M11 -9Q19 -9 17 0Q13 -1 11 -4z', '#4a5270', 2),
    stroke('M0 14v5M5 13v5', '#4a5270', 2.4),
  ].join('');
}
