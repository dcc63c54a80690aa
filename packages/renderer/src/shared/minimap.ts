import { type GameMap, decodeTile, readTileProperties } from '@playloom/game-format';
import { type MapCells, readMapCell } from './mapCells.ts';
import { parseColor } from './parseColor.ts';
import { createCanvas, getContext2d } from './createCanvas.ts';
import type { SceneGame } from './Scene.ts';
import { getTileTextureCoordinates, type TileSheet } from './tileSheets.ts';

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const NOTHING: Rgba = [0, 0, 0, 0];
/** The map is blended with this color, so that dots stand out. */
const TONE: readonly [number, number, number] = [24, 27, 62];
const FLOOR_TONE = 0.38;
const WALL_TONE = 0.12;
/** To average its color, each tile is scaled to this many pixels per side. */
const SAMPLES = 8;

/** Paints the minimap of a game on its background color. */
export function paintGameMinimap(
  canvas: HTMLCanvasElement,
  { map, settings }: SceneGame,
  cells: MapCells,
  sheets: readonly TileSheet[],
): void {
  const color = parseColor(settings.backgroundColor);
  const background: Rgba = [(color >> 16) & 255, (color >> 8) & 255, color & 255, 1];
  paintMinimap(canvas, map, cells, sheets, background);
}

/** Paints the whole map into the canvas, as large as it fits, with the average color of each tile. */
function paintMinimap(
  canvas: HTMLCanvasElement,
  map: GameMap,
  cells: MapCells,
  sheets: readonly TileSheet[],
  background: Rgba,
): void {
  const plan = createCanvas(map.width, map.height);
  const planContext = getContext2d(plan);
  const pixels = planContext.createImageData(map.width, map.height);
  const colors = new Map<number, Rgba>();
  const scratch = createScratch();
  const order = map.layers
    .map((layer, index) => ({ layer, index }))
    .filter(({ layer }) => layer.isVisible && layer.opacity > 0)
    .toSorted((a, b) => a.layer.depth - b.layer.depth || a.index - b.index);
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) {
      let [red, green, blue] = background;
      let isWall = false;
      for (const { layer, index } of order) {
        const tile = decodeTile(readMapCell(cells, index, x, y));
        if (!tile) continue;
        const color = colors.get(tile.id) ?? meanColor(scratch, sheets, tile.id);
        colors.set(tile.id, color);
        const part = color[3] * layer.opacity;
        red += (color[0] - red) * part;
        green += (color[1] - green) * part;
        blue += (color[2] - blue) * part;
        if (readTileProperties(map, tile.id).solid ?? layer.isSolid) isWall = true;
      }
      const tone = isWall ? WALL_TONE : FLOOR_TONE;
      const offset = (y * map.width + x) * 4;
      pixels.data[offset] = red + (TONE[0] - red) * tone;
      pixels.data[offset + 1] = green + (TONE[1] - green) * tone;
      pixels.data[offset + 2] = blue + (TONE[2] - blue) * tone;
      pixels.data[offset + 3] = 255;
    }
  }
  planContext.putImageData(pixels, 0, 0);
  const context = getContext2d(canvas);
  const scale = Math.min(canvas.width / map.width, canvas.height / map.height);
  const [width, height] = [map.width * scale, map.height * scale];
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingEnabled = scale < 2;
  context.drawImage(plan, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
}

/** Computes the average color of a tile. Transparent pixels lower its opacity but don't change the color. */
function meanColor(scratch: CanvasRenderingContext2D, sheets: readonly TileSheet[], id: number): Rgba {
  const sheet = sheets.find(({ firstId, count }) => id >= firstId && id < firstId + count);
  if (!sheet) return NOTHING;
  const [left, top] = getTileTextureCoordinates(sheet, id);
  const { canvas, tileWidth, tileHeight } = sheet;
  const [x, y] = [left * canvas.width, top * canvas.height];
  scratch.clearRect(0, 0, SAMPLES, SAMPLES);
  scratch.drawImage(canvas, x, y, tileWidth, tileHeight, 0, 0, SAMPLES, SAMPLES);
  const { data } = scratch.getImageData(0, 0, SAMPLES, SAMPLES);
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (let offset = 0; offset < data.length; offset += 4) {
    const part = data[offset + 3]!;
    red += data[offset]! * part;
    green += data[offset + 1]! * part;
    blue += data[offset + 2]! * part;
    alpha += part;
  }
  if (alpha === 0) return NOTHING;
  return [red / alpha, green / alpha, blue / alpha, alpha / (SAMPLES * SAMPLES) / 255];
}

/** Creates a small canvas in memory instead of on the GPU, because its pixels are read often. */
function createScratch(): CanvasRenderingContext2D {
  const context = createCanvas(SAMPLES, SAMPLES).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser can’t draw on a 2D canvas.');
  return context;
}
