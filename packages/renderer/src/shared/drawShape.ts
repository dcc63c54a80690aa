import type { Look } from '@playloom/game-format';

type Shape = Exclude<Look['shape'], 'none'>;

const FULL_TURN = Math.PI * 2;
/** Radius of the inner corners of a star, relative to the outer ones. */
const STAR_WAIST = 0.5;
const BOX_ROUNDING = 0.16;

/** Adds the outline of a shape to the path. It fills the given box, and directional shapes point right. */
export function traceShapePath(
  context: CanvasRenderingContext2D,
  shape: Shape,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  const { x, y, width, height } = box;
  context.beginPath();
  if (shape === 'circle') {
    context.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, FULL_TURN);
    return;
  }
  if (shape === 'box') {
    context.roundRect(x, y, width, height, Math.min(width, height) * BOX_ROUNDING);
    return;
  }
  for (const [index, [cornerX, cornerY]] of listCorners(shape).entries()) {
    const [px, py] = [x + cornerX * width, y + cornerY * height];
    if (index === 0) context.moveTo(px, py);
    else context.lineTo(px, py);
  }
  context.closePath();
}

/** Lists the corners of a shape. Its bounding box is the unit square. */
function listCorners(shape: Exclude<Shape, 'circle' | 'box'>): (readonly [number, number])[] {
  switch (shape) {
    case 'triangle':
      return [
        [0, 0],
        [1, 0.5],
        [0, 1],
      ];
    case 'diamond':
      return [
        [0.5, 0],
        [1, 0.5],
        [0.5, 1],
        [0, 0.5],
      ];
    case 'hexagon':
      return [
        [0.25, 0],
        [0.75, 0],
        [1, 0.5],
        [0.75, 1],
        [0.25, 1],
        [0, 0.5],
      ];
    case 'star':
      return Array.from({ length: 10 }, (_, index) => {
        const angle = (index / 10) * FULL_TURN - FULL_TURN / 4;
        const reach = (index % 2 === 0 ? 1 : STAR_WAIST) / 2;
        return [0.5 + Math.cos(angle) * reach, 0.5 + Math.sin(angle) * reach] as const;
      });
  }
}
