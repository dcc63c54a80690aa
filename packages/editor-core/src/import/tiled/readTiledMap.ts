import {
  encodeChunk,
  fail,
  type GameMap,
  limits,
  type Result,
  succeed,
  type TileSet,
} from '@playloom/game-format';
import { createIdFromName } from '../../ids/createIdFromName.ts';
import { formatCountWithNoun, createImportReport, type ImportReport } from '../ImportReport.ts';
import { type Inflate, readTiledCells, type TiledCell } from './readTiledCells.ts';
import { readTiledObjects } from './readTiledObjects.ts';
import { readTiledTileSets } from './readTiledTileSets.ts';
import {
  toObjectOrEmpty,
  readListField,
  readNumberField,
  readTiledProperty,
  readTextField,
  type ImportedObject,
} from '../ImportedObject.ts';

const { CHUNK_CELLS, CHUNK_SIZE, LAYERS_MAX, MAP_SIDE_MAX, NAME_MAX } = limits;

export interface TiledMapSource {
  /** The parsed map file (`.tmj` or `.json`). */
  readonly file: unknown;
  /** Parsed external tilesets (`.tsj`) by file name. */
  readonly others: ReadonlyMap<string, unknown>;
  readonly inflate: Inflate;
}

interface Found {
  readonly layer: ImportedObject;
  readonly cells: readonly TiledCell[];
}

/** Converts a Tiled map, with a report about each part. */
export async function readTiledMap(
  plan: TiledMapSource,
): Promise<Result<{ map: GameMap; report: ImportReport }, string>> {
  const file = toObjectOrEmpty(plan.file);
  if (!Array.isArray(file['layers'])) return fail('This isn’t a Tiled map: it has no layers.');
  const orientation = readTextField(file, 'orientation');
  if (orientation !== '' && orientation !== 'orthogonal') {
    return fail(`Only orthogonal maps can be imported. This one is ${orientation}.`);
  }
  const report = createImportReport();
  const layers = flattenLayers(file);
  const found = await readAllCells(layers, plan.inflate, report);
  const frame = frameOf(file, found, report);
  const tileSets = readTiledTileSets(readListField(file, 'tilesets'), plan.others, report);
  const objects = readTiledObjects(layers, { tile: frame.tile, x: frame.x, y: frame.y }, report);
  const map: GameMap = {
    width: frame.width,
    height: frame.height,
    tileSize: Math.min(
      limits.TILE_PIXELS_MAX,
      Math.max(limits.TILE_PIXELS_MIN, Math.round(frame.tile.width)),
    ),
    tileSets,
    layers: writeLayers(found, frame, tileSets, report),
    hasSolidEdges: true,
    entities: [],
    ...objects,
  };
  return succeed({ map, report });
}

/** Lists all layers without their groups. Layers of a hidden group become hidden. */
function flattenLayers(file: ImportedObject): ImportedObject[] {
  return readListField(file, 'layers').flatMap((layer) => {
    if (readTextField(layer, 'type') !== 'group') return [layer];
    const isHidden = layer['visible'] === false;
    return flattenLayers(layer).map((inner) => (isHidden ? { ...inner, visible: false } : inner));
  });
}

async function readAllCells(
  layers: readonly ImportedObject[],
  inflate: Inflate,
  report: ImportReport,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const layer of layers) {
    const name = readTextField(layer, 'name') || 'without a name';
    const type = readTextField(layer, 'type');
    if (type === 'imagelayer')
      report.leftOut.push(`Image layer ${name}: upload the image and use it for a prop instead.`);
    if (type !== 'tilelayer') continue;
    const cells = await readTiledCells(layer, inflate);
    if (!cells.ok) report.leftOut.push(`Layer ${name}: ${cells.error}.`);
    else if (found.length >= LAYERS_MAX)
      report.leftOut.push(`Layer ${name}: a map can have at most ${LAYERS_MAX} layers.`);
    else found.push({ layer, cells: cells.value });
  }
  return found;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tile: { readonly width: number; readonly height: number };
}

/** Computes the area of the map to import. For an infinite map, it is the bounding box of its tiles. */
function frameOf(file: ImportedObject, found: readonly Found[], report: ImportReport): Frame {
  const tile = {
    width: readNumberField(file, 'tilewidth', 32) || 32,
    height: readNumberField(file, 'tileheight', 32) || 32,
  };
  let [x, y, right, bottom] = [
    0,
    0,
    Math.max(1, readNumberField(file, 'width', 1)),
    Math.max(1, readNumberField(file, 'height', 1)),
  ];
  if (file['infinite'] === true) {
    const all = found.flatMap(({ cells }) => cells);
    [x, y, right, bottom] = all.length === 0 ? [0, 0, 1, 1] : [Infinity, Infinity, -Infinity, -Infinity];
    for (const [cellX, cellY] of all) {
      x = Math.min(x, cellX);
      y = Math.min(y, cellY);
      right = Math.max(right, cellX + 1);
      bottom = Math.max(bottom, cellY + 1);
    }
    report.changed.push('The map was infinite. It now ends at its last tile.');
  }
  const [wide, high] = [Math.round(right - x), Math.round(bottom - y)];
  if (wide > MAP_SIDE_MAX || high > MAP_SIDE_MAX) {
    report.changed.push(`The map was cropped to ${MAP_SIDE_MAX} tiles per side.`);
  }
  return { x, y, width: Math.min(MAP_SIDE_MAX, wide), height: Math.min(MAP_SIDE_MAX, high), tile };
}

function writeLayers(
  found: readonly Found[],
  frame: Frame,
  tileSets: readonly TileSet[],
  report: ImportReport,
): GameMap['layers'] {
  const ids = new Set<string>();
  const known = new Set(tileSets.flatMap(({ firstId, count: tiles }) => listNumbers(firstId, tiles)));
  let [taken, tooLarge, unknown] = [0, 0, 0];
  const layers = found.map(({ layer, cells }, index) => {
    const name = (readTextField(layer, 'name') || `Layer ${index + 1}`).slice(0, NAME_MAX);
    const id = createIdFromName(name, (one) => ids.has(one));
    ids.add(id);
    const chunks = new Map<string, Uint16Array>();
    for (const [x, y, cell] of cells) {
      if (cell === null) tooLarge += 1;
      else if (!known.has(cell & limits.TILE_ID_MAX)) unknown += 1;
      else if (putCell(chunks, x - frame.x, y - frame.y, cell, frame)) taken += 1;
    }
    return {
      id,
      name,
      isSolid: readTiledProperty(layer, 'solid') === true || /wall|solid|collision/i.test(name),
      isVisible: layer['visible'] !== false,
      isLocked: layer['locked'] === true,
      opacity: Math.min(1, Math.max(0, readNumberField(layer, 'opacity', 1))),
      depth: readTiledProperty(layer, 'over') === true || /over|roof|above/i.test(name) ? 1 : -1,
      chunks: Object.fromEntries([...chunks].map(([key, chunk]) => [key, encodeChunk(chunk)])),
    };
  });
  report.taken.push(
    `${formatCountWithNoun(layers.length, 'layer')} with ${formatCountWithNoun(taken, 'tile')}.`,
  );
  if (tooLarge > 0)
    report.leftOut.push(`${formatCountWithNoun(tooLarge, 'tile')} with an ID above ${limits.TILE_ID_MAX}.`);
  if (unknown > 0)
    report.leftOut.push(`${formatCountWithNoun(unknown, 'tile')} from tilesets that weren’t imported.`);
  return layers;
}

function listNumbers(first: number, length: number): number[] {
  return Array.from({ length }, (_, index) => first + index);
}

function putCell(
  chunks: Map<string, Uint16Array>,
  x: number,
  y: number,
  cell: number,
  frame: Frame,
): boolean {
  if (x < 0 || y < 0 || x >= frame.width || y >= frame.height) return false;
  const key = `${Math.floor(x / CHUNK_SIZE)},${Math.floor(y / CHUNK_SIZE)}`;
  const chunk = chunks.get(key) ?? new Uint16Array(CHUNK_CELLS);
  chunk[(y % CHUNK_SIZE) * CHUNK_SIZE + (x % CHUNK_SIZE)] = cell;
  chunks.set(key, chunk);
  return true;
}
