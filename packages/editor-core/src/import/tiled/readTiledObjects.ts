import { type GameMap, limits } from '@playloom/game-format';
import { createIdFromName } from '../../ids/createIdFromName.ts';
import { formatCountWithNoun, type ImportReport } from '../ImportReport.ts';
import { readListField, readNumberField, readTextField, type ImportedObject } from '../ImportedObject.ts';

const { MAP_SIDE_MAX, NAME_MAX, REGIONS_MAX, SPAWN_POINTS_MAX } = limits;
const SMALLEST_REGION = 0.1;

interface Origin {
  readonly tile: { readonly width: number; readonly height: number };
  readonly x: number;
  readonly y: number;
}

type Objects = Pick<GameMap, 'regions' | 'spawnPoints'>;

/** Converts points to spawn points and shapes to rectangular regions. Tile objects and texts are left out. */
export function readTiledObjects(
  layers: readonly ImportedObject[],
  origin: Origin,
  report: ImportReport,
): Objects {
  const objects: Objects = { regions: {}, spawnPoints: {} };
  let [bounded, left] = [0, 0];
  for (const layer of layers) {
    if (readTextField(layer, 'type') !== 'objectgroup') continue;
    for (const object of readListField(layer, 'objects')) {
      if (object['gid'] !== undefined || object['text'] !== undefined) left += 1;
      else if (object['point'] === true) left += addSpawnPoint(objects, object, origin) ? 0 : 1;
      else {
        left += addRegion(objects, object, origin) ? 0 : 1;
        if (isOdd(object)) bounded += 1;
      }
    }
  }
  const [regions, points] = [Object.keys(objects.regions).length, Object.keys(objects.spawnPoints).length];
  if (regions > 0) report.taken.push(`${formatCountWithNoun(regions, 'region')} from rectangles.`);
  if (points > 0) report.taken.push(`${formatCountWithNoun(points, 'spawn point')} from points.`);
  if (bounded > 0) {
    const rectangles = bounded === 1 ? 'a rectangle' : 'rectangles';
    report.changed.push(
      `${formatCountWithNoun(bounded, 'shape')} replaced with ${rectangles} of the same size.`,
    );
  }
  if (left > 0)
    report.leftOut.push(`${formatCountWithNoun(left, 'object')}: place units, items, or props instead.`);
  return objects;
}

function isOdd(object: ImportedObject): boolean {
  return object['ellipse'] === true || Array.isArray(object['polygon']) || Array.isArray(object['polyline']);
}

function addSpawnPoint({ spawnPoints }: Objects, object: ImportedObject, origin: Origin): boolean {
  if (Object.keys(spawnPoints).length >= SPAWN_POINTS_MAX) return false;
  const name = nameOf(object, 'Spawn');
  const id = createIdFromName(name, (one) => Object.hasOwn(spawnPoints, one));
  spawnPoints[id] = { name, ...readPosition(object, origin), rotation: 0, team: null };
  return true;
}

function addRegion({ regions }: Objects, object: ImportedObject, origin: Origin): boolean {
  if (Object.keys(regions).length >= REGIONS_MAX) return false;
  const name = nameOf(object, 'Region');
  const id = createIdFromName(name, (one) => Object.hasOwn(regions, one));
  const box = boxOf(object);
  const side = (pixels: number, tile: number) =>
    Math.min(MAP_SIDE_MAX, Math.max(SMALLEST_REGION, pixels / tile));
  const place = readPosition(
    { x: readNumberField(object, 'x') + box.x, y: readNumberField(object, 'y') + box.y },
    origin,
  );
  regions[id] = {
    name,
    ...place,
    width: side(box.width, origin.tile.width),
    height: side(box.height, origin.tile.height),
    color: '#5ec8e5',
    isVisible: false,
  };
  return true;
}

function boxOf(object: ImportedObject): { x: number; y: number; width: number; height: number } {
  const corners = [...readListField(object, 'polygon'), ...readListField(object, 'polyline')];
  if (corners.length === 0) {
    return { x: 0, y: 0, width: readNumberField(object, 'width'), height: readNumberField(object, 'height') };
  }
  const xs = corners.map((corner) => readNumberField(corner, 'x'));
  const ys = corners.map((corner) => readNumberField(corner, 'y'));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function readPosition(object: ImportedObject, { tile, x, y }: Origin): { x: number; y: number } {
  const limit = (value: number) =>
    Math.min(limits.COORDINATE_MAX, Math.max(-limits.COORDINATE_MAX, Math.round(value * 1000) / 1000));
  return {
    x: limit(readNumberField(object, 'x') / tile.width - x),
    y: limit(readNumberField(object, 'y') / tile.height - y),
  };
}

function nameOf(object: ImportedObject, otherwise: string): string {
  const name =
    readTextField(object, 'name') ||
    readTextField(object, 'class') ||
    readTextField(object, 'type') ||
    otherwise;
  return name.slice(0, NAME_MAX);
}
