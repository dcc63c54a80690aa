import type { Game } from '../document/gameSchema.ts';
import type { GameMap } from '../document/mapSchema.ts';
import { extendPath } from '../problems/formatPath.ts';
import { CHUNK_SIZE, TILE_ID_MAX } from '../document/limits.ts';
import { decodeChunk } from '../map/decodeChunk.ts';
import type { Problem } from '../problems/Problem.ts';

/** Finds tiles that are not in any tileset, chunks outside the map, and tilesets whose tile numbers overlap. */
export function checkMap(game: Game): Problem[] {
  const problems: Problem[] = [];
  const known = readKnownTiles(game.map, problems);
  game.map.layers.forEach((layer, index) => {
    for (const [key, text] of Object.entries(layer.chunks)) {
      const path = extendPath(`map.layers[${index}].chunks`, key);
      const fault = findFault(game.map, key, text, known);
      if (fault !== null) {
        problems.push({ path, code: 'bad-chunk', message: `Layer “${layer.name || layer.id}” ${fault}` });
      }
    }
  });
  return problems;
}

function readKnownTiles(map: GameMap, problems: Problem[]): Uint8Array {
  const known = new Uint8Array(TILE_ID_MAX + 1);
  known[0] = 1;
  map.tileSets.forEach((set, index) => {
    const end = set.firstId + set.count;
    const report = (message: string) =>
      problems.push({ path: `map.tileSets[${index}]`, code: 'out-of-range', message });
    if (end > TILE_ID_MAX + 1) report(`This tileset’s tile numbers go above the limit of ${TILE_ID_MAX}.`);
    if (known.subarray(set.firstId, end).includes(1)) report('Another tileset uses the same tile numbers.');
    known.fill(1, set.firstId, end);
    for (const localId of Object.keys(set.tiles)) {
      if (Number(localId) >= set.count)
        report(`This tileset has settings for tile ${localId}, but it only has ${set.count} tiles.`);
    }
  });
  return known;
}

function findFault(map: GameMap, key: string, text: string, known: Uint8Array): string | null {
  const [x, y] = key.split(',').map(Number);
  if (x! * CHUNK_SIZE >= map.width || y! * CHUNK_SIZE >= map.height) return 'has tiles outside the map.';
  const cells = decodeChunk(text);
  if (cells === null) return 'has tiles that can’t be read.';
  const stray = cells.find((cell) => known[cell & TILE_ID_MAX] !== 1);
  return stray === undefined ? null : `uses tile ${stray & TILE_ID_MAX}, which isn’t in any tileset.`;
}
