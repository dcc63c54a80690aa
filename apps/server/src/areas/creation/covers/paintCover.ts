import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pixels } from '../../../files/ImageConverter.ts';
import { COVER_HEIGHT, COVER_WIDTH, type CoverPart, type CoverPlan } from '../documents/planCover.ts';

/** Pixels painted before yielding, because covers are made in a process that also serves pages. */
const PIXELS_AT_ONCE = 120_000;

/** Paints the parts of a plan. Images that cannot be read are skipped. */
export async function paintCover(
  plan: CoverPlan,
  readImage: (file: string) => Promise<Pixels | null>,
): Promise<Pixels> {
  const cover = fillBackground(plan.background);
  const images = new Map<string, Pixels | null>();
  let painted = 0;
  for (const part of plan.parts) {
    if (part.file !== null && !images.has(part.file)) images.set(part.file, await readImage(part.file));
    const image = part.file === null ? undefined : images.get(part.file);
    if (image === null) continue;
    const { fromX, toX, fromY, toY } = findVisible(cover, part);
    // Yields between rows, because one part may be as large as the whole cover.
    for (let y = fromY; y < toY; y++) {
      paintRow(cover, part, image, y);
      painted += toX - fromX;
      if (painted < PIXELS_AT_ONCE) continue;
      painted = 0;
      await nextTurn();
    }
  }
  return cover;
}

function fillBackground(color: string): Pixels {
  const data = new Uint8Array(COVER_WIDTH * COVER_HEIGHT * 4);
  const [red, green, blue] = readColor(color);
  for (let at = 0; at < data.length; at += 4) {
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
    data[at + 3] = 255;
  }
  return { data, width: COVER_WIDTH, height: COVER_HEIGHT };
}

/** Returns the pixels of the cover that a part overlaps. */
function findVisible(cover: Pixels, { target }: CoverPart) {
  return {
    fromX: Math.max(0, target.x),
    toX: Math.min(cover.width, target.x + target.width),
    fromY: Math.max(0, target.y),
    toY: Math.min(cover.height, target.y + target.height),
  };
}

function paintRow(cover: Pixels, part: CoverPart, image: Pixels | undefined, y: number): void {
  const { target, opacity } = part;
  const cell = image && findCell(part, image);
  const shapeColor = readColor(part.color);
  const { fromX, toX } = findVisible(cover, part);
  const v = (y - target.y + 0.5) / target.height;
  for (let x = fromX; x < toX; x++) {
    const u = (x - target.x + 0.5) / target.width;
    if (!image || !cell) {
      if (isInShape(part.shape, u, v)) blend(cover, x, y, shapeColor, 0, opacity);
      continue;
    }
    const [turnedU, turnedV] = turnBack(part, u, v);
    const sourceX = Math.floor(cell.x + turnedU * cell.width);
    const sourceY = Math.floor(cell.y + turnedV * cell.height);
    if (sourceX >= image.width || sourceY >= image.height) continue;
    const at = (sourceY * image.width + sourceX) * 4;
    const alpha = ((image.data[at + 3] ?? 0) / 255) * opacity;
    if (alpha > 0) blend(cover, x, y, image.data, at, alpha);
  }
}

function findCell({ cell }: CoverPart, { width, height }: Pixels) {
  if (cell.kind === 'pixels') {
    // The image may have more pixels than its tileset declares, by a whole factor.
    const sharpness = Math.max(1, Math.round(width / cell.sheetWidth));
    return {
      x: cell.x * sharpness,
      y: cell.y * sharpness,
      width: cell.width * sharpness,
      height: cell.height * sharpness,
    };
  }
  const [wide, high] = [width / cell.columns, height / cell.rows];
  return {
    x: (cell.index % cell.columns) * wide,
    y: (Math.floor(cell.index / cell.columns) % cell.rows) * high,
    width: wide,
    height: high,
  };
}

/** Maps a point of the rotated tile back to the unrotated one. */
function turnBack({ turn }: CoverPart, u: number, v: number): [number, number] {
  const [beforeU, beforeV] = turn.isTurned ? [v, 1 - u] : [u, v];
  return [turn.isFlippedX ? 1 - beforeU : beforeU, turn.isFlippedY ? 1 - beforeV : beforeV];
}

function isInShape(shape: CoverPart['shape'], u: number, v: number): boolean {
  if (shape === 'none') return false;
  return shape === 'box' || (u - 0.5) ** 2 + (v - 0.5) ** 2 <= 0.25;
}

/** Blends the source pixel at index `from` over a pixel of the cover. */
function blend(
  cover: Pixels,
  x: number,
  y: number,
  colors: ArrayLike<number>,
  from: number,
  alpha: number,
): void {
  const at = (y * cover.width + x) * 4;
  for (let channel = 0; channel < 3; channel++) {
    const under = cover.data[at + channel] ?? 0;
    cover.data[at + channel] = under + ((colors[from + channel] ?? 0) - under) * alpha;
  }
}

/** Accepts `#rrggbb` and ignores an alpha. */
function readColor(color: string): [number, number, number] {
  const number = Number.parseInt(color.slice(1, 7), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}
