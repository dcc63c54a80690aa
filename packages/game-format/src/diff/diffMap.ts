import type { GameMap, Layer } from '../document/mapSchema.ts';
import { CHUNK_CELLS } from '../document/limits.ts';
import { decodeChunk } from '../map/decodeChunk.ts';
import { diffFields } from './diffFields.ts';
import { diffLists, diffRecords } from './diffRecords.ts';
import type { GameChange } from './GameChange.ts';

const EMPTY_CHUNK = new Uint16Array(CHUNK_CELLS);

export function diffMap(before: GameMap, after: GameMap): GameChange[] {
  return [
    ...diffFields('Map', 'map', fieldsOf(before), fieldsOf(after)),
    ...diffLists('Tileset', 'map.tileSets', before.tileSets, after.tileSets),
    ...diffLists('Layer', 'map.layers', before.layers, after.layers, diffLayer),
    ...diffRecords('Region', 'map.regions', before.regions, after.regions),
    ...diffRecords('Spawn point', 'map.spawnPoints', before.spawnPoints, after.spawnPoints),
    ...diffLists('Placement', 'map.entities', before.entities, after.entities),
  ];
}

function fieldsOf({ width, height, tileSize, hasSolidEdges }: GameMap): object {
  return { width, height, tileSize, hasSolidEdges };
}

function diffLayer(label: string, path: string, before: Layer, after: Layer): GameChange[] {
  const { chunks: oldChunks, ...oldFields } = before;
  const { chunks: newChunks, ...newFields } = after;
  const changes = diffFields(label, path, oldFields, newFields);
  const count = countChangedTiles(oldChunks, newChunks);
  if (count > 0) {
    const tiles = count === 1 ? '1 tile' : `${count} tiles`;
    changes.push({ kind: 'changed', path: `${path}.chunks`, message: `${label}: ${tiles} changed` });
  }
  return changes;
}

function countChangedTiles(before: Layer['chunks'], after: Layer['chunks']): number {
  let count = 0;
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (before[key] === after[key]) continue;
    const old = readCells(before[key]);
    const now = readCells(after[key]);
    for (let index = 0; index < CHUNK_CELLS; index++) if (old[index] !== now[index]) count += 1;
  }
  return count;
}

function readCells(text: string | undefined): Uint16Array {
  return (text === undefined ? null : decodeChunk(text)) ?? EMPTY_CHUNK;
}
