import type { MinimapDot } from '../state/HudState.ts';

const DOT_RADIUS = 6;
const OWN_RADIUS = 8;
const OUTLINE = '#0a0c1a';
const OWN_RING = '#f6f1e7';

/** Draws a dot for each player. The player's own dot is last and has a light ring, so that it is never hidden. */
export function drawMinimapDots(
  canvas: HTMLCanvasElement,
  dots: readonly MinimapDot[],
  map: { readonly width: number; readonly height: number },
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  const ordered = dots.some(({ isMe }) => isMe)
    ? [...dots].sort((a, b) => Number(a.isMe) - Number(b.isMe))
    : dots;
  for (const dot of ordered) {
    const x = (dot.x / map.width) * canvas.width;
    const y = (dot.y / map.height) * canvas.height;
    context.beginPath();
    context.arc(x, y, dot.isMe ? OWN_RADIUS : DOT_RADIUS, 0, 2 * Math.PI);
    context.fillStyle = dot.color;
    context.fill();
    context.lineWidth = dot.isMe ? 4 : 2;
    context.strokeStyle = dot.isMe ? OWN_RING : OUTLINE;
    context.stroke();
  }
}
