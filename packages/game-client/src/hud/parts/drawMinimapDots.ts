import { teamShapePaths } from '../state/getTeamShape.ts';
import type { MinimapDot } from '../state/HudState.ts';

const DOT_RADIUS = 6;
const OWN_RADIUS = 8;
/** Shapes are a little larger than circles, to be told apart. */
const SHAPE_SIZE = 16;
const ICON_SIZE = 26;
const SHAPE_GRID = 12;
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
    const path = createDotPath(dot, x, y);
    context.fillStyle = dot.color;
    // Icons are thin, so their outline is around them and not on them.
    const isIcon = dot.path !== undefined;
    if (!isIcon) context.fill(path);
    context.lineWidth = dot.isMe || isIcon ? 4 : 2;
    context.strokeStyle = dot.isMe ? OWN_RING : OUTLINE;
    context.stroke(path);
    if (isIcon) context.fill(path);
  }
}

function createDotPath({ shape, path: outline, isMe }: MinimapDot, x: number, y: number): Path2D {
  const path = new Path2D();
  if (shape === 'circle' && outline === undefined)
    path.arc(x, y, isMe ? OWN_RADIUS : DOT_RADIUS, 0, 2 * Math.PI);
  else {
    const size = outline === undefined ? SHAPE_SIZE : ICON_SIZE;
    const scale = size / SHAPE_GRID;
    const place = new DOMMatrix([scale, 0, 0, scale, x - size / 2, y - size / 2]);
    path.addPath(new Path2D(outline ?? teamShapePaths[shape]), place);
  }
  return path;
}
