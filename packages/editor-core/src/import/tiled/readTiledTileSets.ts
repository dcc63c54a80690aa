import { limits, type TileSet } from '@playloom/game-format';
import { createIdFromName } from '../../ids/createIdFromName.ts';
import { formatCountWithNoun, type ImportReport } from '../ImportReport.ts';
import {
  toObjectOrEmpty,
  readListField,
  readNumberField,
  readTiledProperty,
  readTextField,
  type ImportedObject,
} from '../ImportedObject.ts';

const { NAME_MAX, SHEET_SIDE_MAX, TILE_ID_MAX, TILE_PIXELS_MAX, TILE_PIXELS_MIN, TILE_SETS_MAX } = limits;

/** Converts the tilesets of a map. The user adds their images later, because they are separate files. */
export function readTiledTileSets(
  sets: readonly ImportedObject[],
  others: ReadonlyMap<string, unknown>,
  report: ImportReport,
): TileSet[] {
  const read: TileSet[] = [];
  const ids = new Set<string>();
  for (const [index, given] of sets.entries()) {
    const source = readTextField(given, 'source').split(/[\\/]/).at(-1) ?? '';
    const set = source === '' ? given : toObjectOrEmpty(others.get(source));
    const firstId = Math.round(readNumberField(given, 'firstgid', 1));
    const tiles = Math.round(readNumberField(set, 'tilecount', readListField(set, 'tiles').length));
    const name = (readTextField(set, 'name') || source || `Tiles ${index + 1}`).slice(0, NAME_MAX);
    const why = findTileSetProblem({
      source,
      isMissing: source !== '' && !others.has(source),
      firstId,
      tiles,
      read,
    });
    if (why !== null) {
      report.leftOut.push(`Tileset ${name}: ${why}`);
      continue;
    }
    const id = createIdFromName(name, (one) => ids.has(one));
    ids.add(id);
    read.push(writeSet(set, { id, name, firstId, tiles }));
    const image = readTextField(set, 'image').split(/[\\/]/).at(-1) ?? '';
    if (image !== '')
      report.changed.push(`Tileset ${name} uses plain colors until you add its image ${image}.`);
  }
  if (read.length > 0) report.taken.push(`${formatCountWithNoun(read.length, 'tileset')}.`);
  return read;
}

function findTileSetProblem(facts: {
  source: string;
  isMissing: boolean;
  firstId: number;
  tiles: number;
  read: readonly TileSet[];
}): string | null {
  if (facts.isMissing) {
    const isOld = facts.source.endsWith('.tsx');
    const how = isOld
      ? 'embed it in the map or export it as JSON (.tsj)'
      : 'select that file together with the map';
    return `it is in the file ${facts.source}; ${how}.`;
  }
  if (facts.tiles < 1) return 'it has no tiles.';
  if (facts.firstId < 1 || facts.firstId > TILE_ID_MAX)
    return `a game can have at most ${TILE_ID_MAX} tile types.`;
  const end = facts.firstId + facts.tiles;
  if (facts.read.some((set) => facts.firstId < set.firstId + set.count && set.firstId < end))
    return 'another tileset uses the same tile IDs.';
  return facts.read.length >= TILE_SETS_MAX ? `a game can have at most ${TILE_SETS_MAX} tilesets.` : null;
}

function writeSet(
  set: ImportedObject,
  { id, name, firstId, tiles }: { id: string; name: string; firstId: number; tiles: number },
): TileSet {
  const pixels = (field: string) =>
    Math.min(TILE_PIXELS_MAX, Math.max(TILE_PIXELS_MIN, Math.round(readNumberField(set, field, 32))));
  const held = Math.min(tiles, TILE_ID_MAX - firstId + 1);
  return {
    id,
    name,
    image: null,
    tileWidth: pixels('tilewidth'),
    tileHeight: pixels('tileheight'),
    columns: Math.min(SHEET_SIDE_MAX * 4, Math.max(1, Math.round(readNumberField(set, 'columns', 8)))),
    count: held,
    firstId,
    tiles: readTileFacts(set, held),
  };
}

/** Reads which tiles are solid: those with collision shapes or the property `solid`. */
function readTileFacts(set: ImportedObject, tiles: number): TileSet['tiles'] {
  const facts: TileSet['tiles'] = {};
  for (const tile of readListField(set, 'tiles')) {
    const number = readNumberField(tile, 'id', -1);
    if (!Number.isInteger(number) || number < 0 || number >= tiles) continue;
    const hasShapes = readListField(toObjectOrEmpty(tile['objectgroup']), 'objects').length > 0;
    if (hasShapes || readTiledProperty(tile, 'solid') === true) facts[String(number)] = { solid: true };
  }
  return facts;
}
