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
  transformShapes,
  drawShadow,
  drawOutlinedShape,
  stroke,
} from '../kit/ink.ts';

const HURT = 6;
const DOWN = 7;

/** Draws a hooded shadow that glides. Its hem waves as it walks. */
export function drawShade(frame: number): string {
  if (frame === DOWN) {
    return (
      drawShadow(0, 24, 22, 5) +
      drawOutlinedShape('M-24 24Q-20 14 -8 16Q2 10 12 16Q24 16 24 24Q0 30 -24 24z', '#3a2f5e') +
      stroke('M-8 19l4 4M-4 19l-4 4M4 19l4 4M8 19l-4 4', '#ff9fd0', 2)
    );
  }
  const phase = frame >= 2 && frame <= 5 ? [0, 2, 4, 2][frame - 2]! : frame;
  const lean = frame >= 2 && frame <= 5 ? 8 : frame === HURT ? -14 : 0;
  const hem = `Q${15 - phase} 30 ${9 - phase * 0.5} 22Q${5} 31 ${-1 - phase * 0.5} 23Q-6 31 -11 22Q-16 30 -20 ${27 - phase * 0.5}`;
  const eyes =
    frame === HURT
      ? stroke('M-2 -9l5 3l-5 3M15 -9l-5 3l5 3', '#ffe28a', 2.4)
      : drawOutlinedShape('M-3 -10Q2 -8 4 -4Q-1 -1 -3 -10z', '#ffe28a', 0) +
        drawOutlinedShape('M16 -10Q11 -8 9 -4Q14 -1 16 -10z', '#ffe28a', 0) +
        drawDot(1.5, -5.5, 1, '#ff5c72', 0) +
        drawDot(11.8, -5.5, 1, '#ff5c72', 0);
  return [
    drawShadow(0, 28, 17, 4, 0.3),
    transformShapes(
      0,
      frame === 1 || frame === 3 || frame === 5 ? -1.5 : 0,
      1,
      1,
      lean,
      drawOutlinedLine('M-11 6Q-22 8 -24 15', '#4a3d78', 5, 2.2),
      drawOutlinedShape('M-27 14l2 6 2-4 3 4 1-7z', '#d8c9ff', 1.8),
      drawOutlinedShape(
        `M-19 22C-16 8 -20 -4 -14 -14C-8 -26 10 -27 16 -14C20 -2 16 10 20 26${hem}z`,
        '#4a3d78',
      ),
      drawFlatPath('M-13 14C-12 2 -15 -4 -10 -13C-7 -19 -3 -21 2 -22C-6 -12 -8 0 -6 18z', '#6b5aa5', 0.8),
      drawOutlinedShape('M-7 -4C-8 -16 14 -18 17 -6C18 4 12 7 5 7C-2 7 -7 3 -7 -4z', '#1f1838', 2.2),
      eyes,
      stroke('M1 2l2.500 2 2.500-2 2.500 2 2.500-2', '#d8c9ff', 1.6),
      drawOutlinedLine('M10 9Q20 9 23 14', '#5a4a8c', 5, 2.2),
      drawOutlinedShape('M20 13l2 6 2.500-4 3 4 .5-8z', '#d8c9ff', 1.8),
    ),
  ].join('');
}

/** Draws a mossy giant in a cell of 96 pixels, with the feet at 0,44. */
export function drawBrute(frame: number): string {
  if (frame === DOWN) return drawFallenBrute();
  const isWalking = frame >= 2 && frame <= 5;
  const step = isWalking ? [7, 0, -7, 0][frame - 2]! : 0;
  const lift = isWalking && step === 0 ? -2.5 : frame === 1 ? 1.5 : 0;
  const skin = '#6f8a76';
  const leg = (x: number, move: number) =>
    drawOutlinedShape(
      `M${x - 9} 26H${x + 8}L${x + 9 + move} 42Q${x + move} 46 ${x - 10 + move} 42z`,
      darken(skin, 0.2),
      3,
    );
  const arm = (x: number, side: number) =>
    drawOutlinedLine(`M${x} 2Q${x + side * 13} 10 ${x + side * 9 + step * side * 0.6} 26`, skin, 11, 3) +
    drawOutlinedShape(
      `M${x + side * 9 + step * side * 0.6 - 9} 26q0-9 9-9t9 9q0 9-9 9t-9-9z`,
      lighten(skin, 0.12),
      3,
    );
  return [
    drawShadow(0, 44, 30, 6, 0.3),
    leg(12, -step),
    leg(-11, step),
    transformShapes(
      0,
      lift,
      1,
      1,
      frame === HURT ? -8 : 0,
      arm(22, 1),
      drawOutlinedShape('M-27 4C-30 26 -22 34 0 34C24 34 31 24 28 4C24 -14 -22 -14 -27 4z', skin, 3),
      drawFlatPath('M-20 14C-18 28 -8 31 2 31C-8 24 -14 16 -14 4z', darken(skin, 0.3), 0.4),
      stroke('M-6 22h12M-3 27h8', darken(skin, 0.35), 2.4),
      drawOutlinedShape(
        'M-30 2Q-26 -18 -10 -17Q-4 -24 8 -18Q26 -18 30 1Q24 -6 18 -2Q12 -8 4 -3Q-4 -9 -12 -2Q-22 -8 -30 2z',
        '#5f9a52',
        2.6,
      ),
      drawBruteHead(frame, skin),
      arm(-23, -1),
    ),
  ].join('');
}

function drawBruteHead(frame: number, skin: string): string {
  const eyes =
    frame === HURT
      ? stroke('M-3 -22l6 4l-6 4M23 -22l-6 4l6 4', INK, 3)
      : drawOval(1, -18, 4.5, 4, '#ffd45e', 2) +
        drawOval(19, -18, 4.2, 4, '#ffd45e', 2) +
        drawDot(2.5, -17.5, 1.9, INK, 0) +
        drawDot(20, -17.5, 1.8, INK, 0) +
        stroke('M-6 -26L7 -22M27 -26L15 -22', INK, 3.6);
  return [
    drawOutlinedShape('M-12 -22Q-22 -26 -22 -36Q-14 -34 -8 -29z', '#efe2c4', 2.4),
    drawOutlinedShape('M24 -26Q33 -30 32 -38Q25 -36 20 -31z', '#efe2c4', 2.4),
    drawOutlinedShape(
      'M-15 -16C-16 -34 6 -38 14 -34C28 -32 31 -20 28 -10C26 2 -10 4 -15 -16z',
      lighten(skin, 0.1),
      3,
    ),
    eyes,
    drawOutlinedShape('M-4 -8Q10 -4 25 -8Q24 2 10 2Q-3 2 -4 -8z', '#3a2233', 2.4),
    drawOutlinedShape('M0 -6l2-7 4 8zM20 -6l1.500-7 3 6z', '#fff3dc', 2),
    drawFlatPath('M7 -12a2 1.500 0 1 1 .1 0zM14 -12a2 1.500 0 1 1 .1 0z', darken(skin, 0.45)),
    drawOutlinedShape('M-8 -32Q0 -40 8 -34Q2 -30 -8 -32z', '#5f9a52', 2.2),
  ].join('');
}

function drawFallenBrute(): string {
  return [
    drawShadow(0, 40, 42, 7),
    drawOutlinedShape('M-42 38C-40 20 -24 16 -6 18C14 12 40 20 42 38Q0 48 -42 38z', '#6f8a76', 3),
    drawOutlinedShape('M-30 22Q-14 10 0 17Q12 8 28 22Q10 20 0 24Q-14 20 -30 22z', '#5f9a52', 2.6),
    stroke('M16 28l6 6M22 28l-6 6M28 28l6 6M34 28l-6 6', INK, 3),
    drawOutlinedLine('M-30 36L-40 28', '#7f9a86', 9, 3),
  ].join('');
}

/** Draws a cold little flame with a face. It hovers over the ground. */
export function drawWisp(frame: number): string {
  if (frame === DOWN)
    return fadeShapes(
      0.8,
      drawShadow(0, 26, 12, 3) +
        drawOutlinedShape('M-10 24Q-6 14 0 18Q8 12 11 24Q0 29 -10 24z', '#5aa0c9', 2.2) +
        stroke('M-5 20l3 3M-2 20l-3 3M3 20l3 3M6 20l-3 3', INK, 1.8),
    );
  const sway = [0, 1, 2, 0, -2, 0, -3][frame]!;
  const lift = [0, -2, -1, -3, -1, 1, 0][frame]!;
  const flame = `M-16 6C-18 -6 -10 -10 ${-10 - sway} -20C-2 -16 -2 -24 ${2 - sway * 1.5} -29C8 -22 9 -18 ${12 - sway} -19C14 -12 19 -6 17 6C15 16 8 20 0 20C-8 20 -14 16 -16 6z`;
  const eyes =
    frame === HURT
      ? stroke('M-5 1l5 3l-5 3M13 1l-5 3l5 3', INK, 2.2)
      : drawOval(-1, 3, 3.4, 4.6, INK, 0) +
        drawOval(10, 3, 3.2, 4.5, INK, 0) +
        drawDot(0.2, 1, 1.4, '#ffffff', 0) +
        drawDot(11, 1, 1.3, '#ffffff', 0) +
        stroke('M-6 -5L2 -2M15 -5L8 -2', INK, 2.2);
  return [
    drawGlow(0, 0, 31, '#8be9ff', 0.5),
    drawShadow(0, 28, 11, 3, 0.28),
    transformShapes(
      0,
      lift,
      1,
      1,
      0,
      drawOutlinedShape(flame, '#4fa9e0'),
      drawFlatPath(
        'M-11 6C-12 -2 -6 -6 -5 -12C0 -8 3 -14 4 -18C8 -10 12 -4 12 6C10 14 6 16 0 16C-6 16 -10 13 -11 6z',
        '#9be7ff',
      ),
      drawOval(2, 7, 9, 8, '#e6fbff', 0),
      eyes,
      frame === HURT
        ? drawOval(4, 11, 2.2, 2, '#2f4a78', 0)
        : drawOutlinedShape('M1 10Q4.500 12 8 10Q7 14 4.500 14T1 10z', '#2f4a78', 0),
      drawDot(-20 + sway, -8, 3, '#9be7ff', 2),
      drawDot(20 + sway, -12, 2.4, '#9be7ff', 1.8),
      drawDot(-18 - sway, 14, 2, inkPalette.white, 1.6),
    ),
  ].join('');
}
