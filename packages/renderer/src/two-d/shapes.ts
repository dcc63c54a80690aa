import type { Look } from '@playloom/game-format';
import { createCanvas, createTexture, readContext } from './createTexture.ts';
import { traceShape } from './drawShape.ts';
import type { Frame } from './pictures.ts';
import { releaseTexture, takeTexture, type TextureCache } from './textureCache.ts';

/** A plain shape that something shows at present. */
export interface ShapeUse {
  readonly key: string;
  readonly look: Look;
  readonly density: number;
  readonly frame: Frame;
}

const SIDE_MAX = 1024;
const DENSITY_MIN = 16;
const DENSITY_MAX = 512;
/** In tiles. */
const OUTLINE = 0.08;
/** Of the shorter side, for small things. */
const OUTLINE_PART_MAX = 0.14;
const RIM_PIXELS = 2;

/**
 * Pixels a tile of the shape should have so that it is sharp: the next power of two, so that a slow zoom does
 * not draw it anew in every picture.
 */
export function findDensity(look: Look, pixelsPerTile: number): number {
  const wanted = 2 ** Math.ceil(Math.log2(Math.max(1, pixelsPerTile)));
  const fits = SIDE_MAX / Math.max(look.width, look.height);
  return Math.min(Math.max(wanted, DENSITY_MIN), DENSITY_MAX, fits);
}

/** The shape of a look at a density; the one that was shown before is given back when it differs. */
export function useShape(
  cache: TextureCache,
  before: ShapeUse | null,
  look: Look,
  density: number,
): ShapeUse {
  if (before && before.look === look && before.density === density) return before;
  const key = [shapeOf(look), look.color, look.outlineColor, look.width, look.height, density].join(' ');
  const texture = takeTexture(cache, key, () => paintShape(look, density));
  if (before) releaseTexture(cache, before.key);
  const frame = {
    texture,
    growX: texture.width / Math.max(1, look.width * density),
    growY: texture.height / Math.max(1, look.height * density),
  };
  return { key, look, density, frame };
}

/** A look whose picture is missing may have no shape of its own. */
function shapeOf(look: Look): Exclude<Look['shape'], 'none'> {
  return look.shape === 'none' ? 'box' : look.shape;
}

function paintShape(look: Look, density: number) {
  const width = Math.max(1, look.width * density);
  const height = Math.max(1, look.height * density);
  const canvas = createCanvas(width + RIM_PIXELS * 2, height + RIM_PIXELS * 2);
  const context = readContext(canvas);
  const outline = Math.min(OUTLINE * density, Math.min(width, height) * OUTLINE_PART_MAX);
  const box = {
    x: (canvas.width - width + outline) / 2,
    y: (canvas.height - height + outline) / 2,
    width: width - outline,
    height: height - outline,
  };
  traceShape(context, shapeOf(look), box);
  context.fillStyle = look.color;
  context.fill();
  shadeShape(context, box);
  context.lineWidth = outline;
  context.lineJoin = 'round';
  context.strokeStyle = look.outlineColor;
  traceShape(context, shapeOf(look), box);
  context.stroke();
  return createTexture(canvas, { isPixelArt: false, hasMipmaps: true });
}

/** A little light from above: it keeps plain shapes from looking flat. */
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
