import { createCanvas } from '../shared/createCanvas.ts';
import { getTileTextureCoordinates, type TileSheet } from '../shared/tileSheets.ts';

/** To measure its opacity, each tile is scaled to this many pixels per side. */
const SAMPLES = 8;

/** Returns a function that computes which fraction of a tile is opaque, from 0 to 1. Results are cached. */
export function createTileCoverageFunction(sheets: readonly TileSheet[]): (id: number) => number {
  const known = new Map<number, number>();
  const context = createCanvas(SAMPLES, SAMPLES).getContext('2d', { willReadFrequently: true });
  return (id) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const cover = context ? measure(context, sheets, id) : 1;
    known.set(id, cover);
    return cover;
  };
}

function measure(context: CanvasRenderingContext2D, sheets: readonly TileSheet[], id: number): number {
  const sheet = sheets.find(({ firstId, count }) => id >= firstId && id < firstId + count);
  if (!sheet) return 0;
  const { canvas, tileWidth, tileHeight } = sheet;
  const [left, top] = getTileTextureCoordinates(sheet, id);
  context.clearRect(0, 0, SAMPLES, SAMPLES);
  context.drawImage(
    canvas,
    left * canvas.width,
    top * canvas.height,
    tileWidth,
    tileHeight,
    0,
    0,
    SAMPLES,
    SAMPLES,
  );
  const { data } = context.getImageData(0, 0, SAMPLES, SAMPLES);
  let sum = 0;
  for (let place = 3; place < data.length; place += 4) sum += data[place]!;
  return sum / (SAMPLES * SAMPLES * 255);
}
