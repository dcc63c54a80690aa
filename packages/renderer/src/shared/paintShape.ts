import type { Look } from '@playloom/game-format';
import { createCanvas, getContext2d } from './createCanvas.ts';
import { traceShapePath } from './drawShape.ts';

/** Width of the outline, in tiles. */
const OUTLINE = 0.08;
/** On small shapes, the outline is at most this fraction of the shorter side. */
const OUTLINE_PART_MAX = 0.14;
const RIM_PIXELS = 2;

/** The shape to draw when a look's image is missing. A look without a shape becomes a box. */
export function findLookShape(look: Look): Exclude<Look['shape'], 'none'> {
  return look.shape === 'none' ? 'box' : look.shape;
}

/** Paints the plain shape of a look with a transparent margin. `density` is in pixels per tile. */
export function paintShape(look: Look, density: number): HTMLCanvasElement {
  const width = Math.max(1, look.width * density);
  const height = Math.max(1, look.height * density);
  const canvas = createCanvas(width + RIM_PIXELS * 2, height + RIM_PIXELS * 2);
  const context = getContext2d(canvas);
  const outline = Math.min(OUTLINE * density, Math.min(width, height) * OUTLINE_PART_MAX);
  const box = {
    x: (canvas.width - width + outline) / 2,
    y: (canvas.height - height + outline) / 2,
    width: width - outline,
    height: height - outline,
  };
  traceShapePath(context, findLookShape(look), box);
  context.fillStyle = look.color;
  context.fill();
  shadeShape(context, box);
  context.lineWidth = outline;
  context.lineJoin = 'round';
  context.strokeStyle = look.outlineColor;
  traceShapePath(context, findLookShape(look), box);
  context.stroke();
  return canvas;
}

/** Adds a gradient that is lighter at the top, so that plain shapes don't look flat. */
function shadeShape(
  context: CanvasRenderingContext2D,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  const light = context.createLinearGradient(0, box.y, 0, box.y + box.height);
  light.addColorStop(0, 'rgb(255 255 255 / 0.22)');
  light.addColorStop(0.45, 'rgb(255 255 255 / 0)');
  light.addColorStop(1, 'rgb(0 0 0 / 0.16)');
  context.fillStyle = light;
  context.fill();
}
