import type { OverlayStyle } from './OverlayStyle.ts';

const PAD = 6;
const HEIGHT = 18;
const RADIUS = 5;

/**
 * Draws a label on a colored background. `x` is its left side or its center, depending on `align`. A label that would
 * end after `maxRight` moves to the left.
 */
export function drawOverlayLabel(
  context: CanvasRenderingContext2D,
  overlayStyle: OverlayStyle,
  text: string,
  {
    x,
    y,
    fill,
    align = 'left',
    maxRight = Infinity,
  }: {
    readonly x: number;
    readonly y: number;
    readonly fill: string;
    readonly align?: 'left' | 'center';
    readonly maxRight?: number;
  },
): void {
  context.font = `600 11px ${overlayStyle.body}`;
  const width = context.measureText(text).width + PAD * 2;
  const left = Math.min(align === 'center' ? x - width / 2 : x, maxRight - width);
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(left, y, width, HEIGHT, RADIUS);
  context.fill();
  context.fillStyle = overlayStyle.dark;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  context.fillText(text, left + PAD, y + HEIGHT / 2 + 0.5);
}

/** Draws a handle: a small white square with a blue border. */
export function drawHandle(
  context: CanvasRenderingContext2D,
  overlayStyle: OverlayStyle,
  x: number,
  y: number,
  isRound = false,
): void {
  const half = isRound ? 4.5 : 3.5;
  context.beginPath();
  if (isRound) context.arc(x, y, half, 0, Math.PI * 2);
  else context.roundRect(x - half, y - half, half * 2, half * 2, 1.5);
  context.fillStyle = '#ffffff';
  context.fill();
  context.strokeStyle = overlayStyle.sky;
  context.lineWidth = 1.5;
  context.stroke();
}
