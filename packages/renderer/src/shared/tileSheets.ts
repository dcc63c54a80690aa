import type { GameMap, TileSet } from '@playloom/game-format';
import type { Images } from './loadImages.ts';
import { getPlainTileColor } from './getPlainTileColor.ts';
import type { SceneGame } from './Scene.ts';
import { createCanvas, getContext2d, TEXTURE_SIDE_MAX } from './createCanvas.ts';

/**
 * The tiles of one tileset, redrawn with a margin that repeats the edge of each tile. Without the margin, neighbors on
 * the sheet would bleed into the edges when tiles are scaled.
 */
export interface TileSheet {
  readonly firstId: number;
  readonly count: number;
  readonly canvas: HTMLCanvasElement;
  readonly isPixelArt: boolean;
  /** Whether the margins are wide enough for mipmaps. */
  readonly hasMipmaps: boolean;
  readonly columns: number;
  /** Sizes in pixels of the canvas. */
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly rim: number;
}

const PLAIN_TILE_PIXELS = 16;
const PIXEL_ART_RIM = 1;
const RIMS = [16, 8, 4, 2, 1, 0];

export function createTileSheets(map: GameMap, assets: SceneGame['assets'], images: Images): TileSheet[] {
  return map.tileSets.map((set) => {
    const image = set.image === null ? undefined : images.get(set.image);
    const isPixelArt = set.image !== null && (assets[set.image]?.isPixelArt ?? false);
    return image ? cutTileSheet(set, image, isPixelArt) : paintPlainSheet(set);
  });
}

/** Texture coordinates of a tile: left, top, right, bottom from 0 to 1. */
export function getTileTextureCoordinates(
  sheet: TileSheet,
  id: number,
): readonly [number, number, number, number] {
  const local = id - sheet.firstId;
  const { canvas, columns, rim, tileWidth, tileHeight } = sheet;
  const left = (local % columns) * (tileWidth + rim * 2) + rim;
  const top = Math.floor(local / columns) * (tileHeight + rim * 2) + rim;
  return [
    left / canvas.width,
    top / canvas.height,
    (left + tileWidth) / canvas.width,
    (top + tileHeight) / canvas.height,
  ];
}

function cutTileSheet(set: TileSet, image: HTMLImageElement, isPixelArt: boolean): TileSheet {
  // An image can have a multiple of the size that the document states, for high-density screens.
  const sharpness = Math.max(1, Math.round(image.naturalWidth / (set.columns * set.tileWidth)));
  const [sourceWidth, sourceHeight] = [set.tileWidth * sharpness, set.tileHeight * sharpness];
  const layout = layOutTiles(set.count, sourceWidth, sourceHeight, isPixelArt);
  const { canvas, columns, rim, tileWidth, tileHeight } = layout;
  const context = getContext2d(canvas);
  context.imageSmoothingEnabled = tileWidth !== sourceWidth && !isPixelArt;
  for (let local = 0; local < set.count; local++) {
    const source = {
      x: (local % set.columns) * sourceWidth,
      y: Math.floor(local / set.columns) * sourceHeight,
      width: sourceWidth,
      height: sourceHeight,
    };
    const left = (local % columns) * (tileWidth + rim * 2) + rim;
    const top = Math.floor(local / columns) * (tileHeight + rim * 2) + rim;
    drawWithRim(context, image, source, { x: left, y: top, width: tileWidth, height: tileHeight }, rim);
  }
  return {
    firstId: set.firstId,
    count: set.count,
    ...layout,
    isPixelArt,
    hasMipmaps: !isPixelArt && rim >= 4,
  };
}

/** Chooses the widest margin with which all tiles fit. Only scales tiles down if they don't fit without a margin. */
function layOutTiles(
  count: number,
  width: number,
  height: number,
  isPixelArt: boolean,
): Pick<TileSheet, 'canvas' | 'columns' | 'rim' | 'tileWidth' | 'tileHeight'> {
  for (const [tileWidth, tileHeight] of [
    [width, height],
    [Math.ceil(width / 2), Math.ceil(height / 2)],
    [Math.ceil(width / 4), Math.ceil(height / 4)],
    [Math.ceil(width / 16), Math.ceil(height / 16)],
  ] as const) {
    for (const rim of isPixelArt ? [PIXEL_ART_RIM, 0] : RIMS) {
      if (rim * 2 > Math.max(tileWidth, tileHeight)) continue;
      const cellWidth = tileWidth + rim * 2;
      const cellHeight = tileHeight + rim * 2;
      const columns = Math.min(
        Math.floor(TEXTURE_SIDE_MAX / cellWidth),
        Math.max(1, Math.ceil(Math.sqrt((count * cellHeight) / cellWidth))),
      );
      const rows = Math.ceil(count / columns);
      if (rows * cellHeight > TEXTURE_SIDE_MAX) continue;
      const canvas = createCanvas(columns * cellWidth, rows * cellHeight);
      return { canvas, columns, rim, tileWidth, tileHeight };
    }
  }
  throw new Error(`${count} tiles of ${width} × ${height} pixels don't fit in one texture.`);
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a tile and repeats its outermost pixels on each side and corner. */
function drawWithRim(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  from: Area,
  to: Area,
  rim: number,
): void {
  const columns = [
    [from.x, 1, to.x - rim, rim],
    [from.x, from.width, to.x, to.width],
    [from.x + from.width - 1, 1, to.x + to.width, rim],
  ] as const;
  const rows = [
    [from.y, 1, to.y - rim, rim],
    [from.y, from.height, to.y, to.height],
    [from.y + from.height - 1, 1, to.y + to.height, rim],
  ] as const;
  for (const [sourceY, sourceHeight, y, height] of rows) {
    for (const [sourceX, sourceWidth, x, width] of columns) {
      if (width > 0 && height > 0)
        context.drawImage(image, sourceX, sourceY, sourceWidth, sourceHeight, x, y, width, height);
    }
  }
}

/** Paints a sheet for a tileset without an image: one plain color per tile. */
function paintPlainSheet(set: TileSet): TileSheet {
  const layout = layOutTiles(set.count, PLAIN_TILE_PIXELS, PLAIN_TILE_PIXELS, true);
  const { canvas, columns, rim, tileWidth, tileHeight } = layout;
  const context = getContext2d(canvas);
  for (let local = 0; local < set.count; local++) {
    context.fillStyle = getPlainTileColor(local, set.tiles[String(local)]?.solid ?? false);
    context.fillRect(
      (local % columns) * (tileWidth + rim * 2),
      Math.floor(local / columns) * (tileHeight + rim * 2),
      tileWidth + rim * 2,
      tileHeight + rim * 2,
    );
  }
  return {
    firstId: set.firstId,
    count: set.count,
    ...layout,
    isPixelArt: true,
    hasMipmaps: false,
  };
}
