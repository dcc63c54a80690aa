import {
  type GameFile,
  type ImportReport,
  readGameFile,
  readModdioGame,
  readTiledMap,
} from '@playloom/editor-core';
import { checkLimits, type GameMap, type Json, parseGame } from '@playloom/game-format';
import { createBlankGame } from '../../localGames/createBlankGame.ts';
import { inflate } from './inflate.ts';

/** A file from a file picker or a drop. */
type ChosenFile = Pick<File, 'name' | 'size' | 'text'>;

/** Larger files can't be games and would only fill the tab's memory. */
const FILE_BYTES_MAX = 256 * 1024 * 1024;

export type ImportResult =
  | {
      readonly kind: 'game';
      readonly title: string;
      readonly file: GameFile;
      readonly report: ImportReport;
    }
  | {
      readonly kind: 'map';
      readonly title: string;
      readonly map: GameMap;
      /** A complete game that contains the imported map. */
      readonly file: GameFile;
      readonly report: ImportReport;
    }
  | { readonly kind: 'failed'; readonly why: string };

/** Reads the chosen files: one game of Playloom or modd.io, or one Tiled map with its tilesets. */
export async function readImport(chosen: readonly ChosenFile[]): Promise<ImportResult> {
  const large = chosen.find(({ size }) => size > FILE_BYTES_MAX);
  if (large !== undefined)
    return failed(
      `${large.name} is too large to import. Files can be up to ${FILE_BYTES_MAX / 1024 / 1024} MB.`,
    );
  const sets = chosen.filter(({ name }) => /\.tsj$/i.test(name));
  const rest = chosen.filter((file) => !sets.includes(file));
  const [main] = rest;
  if (main === undefined) {
    return failed('A tileset can’t be imported by itself. Choose its map (.tmj) too.');
  }
  if (rest.length > 1)
    return failed(
      'Choose one game or one map at a time. With a map, you can also choose its tilesets (.tsj).',
    );
  if (/\.(tmx|tsx)$/i.test(main.name)) {
    return failed(
      'Tiled’s XML files are not supported. In Tiled, choose File → Export As → JSON map files (.tmj).',
    );
  }
  const read = readGameFile(await main.text());
  if (read.kind === 'unknown') return failed(read.why);
  if (read.kind === 'game') return withinLimits(readWholeGame(read.file));
  if (read.kind === 'moddio') return withinLimits(await readForeignGame(read.export));
  return withinLimits(await readMap(main.name, read.map, await readSets(sets)));
}

/** Applies the server's limits before anything is created on the server. */
function withinLimits(read: ImportResult): ImportResult {
  const excess = read.kind === 'failed' ? undefined : checkLimits(read.file.document)[0];
  return excess === undefined ? read : failed(`This file exceeds a limit. ${excess.message}`);
}

function readWholeGame(file: GameFile): ImportResult {
  const parsed = parseGame(file.document);
  const { settings } = file.document as { settings?: { title?: unknown } };
  const title = typeof settings?.title === 'string' ? settings.title : '';
  const count = Object.keys(file.files).length;
  const report: ImportReport = {
    taken: ['The complete game, as it was exported.', ...(count > 0 ? [describeFiles(count)] : [])],
    changed: parsed.ok ? [] : parsed.error.slice(0, 5).map(({ message }) => `Needs fixing: ${message}`),
    leftOut: [],
  };
  return { kind: 'game', title, file, report };
}

async function readForeignGame(given: Json): Promise<ImportResult> {
  const read = await readModdioGame(given, inflate);
  if (!read.ok) return failed(read.error);
  const { game, report } = read.value;
  const file = { document: game as unknown as Json, files: {} };
  return { kind: 'game', title: game.settings.title, file, report };
}

async function readMap(
  name: string,
  file: Json,
  others: ReadonlyMap<string, unknown>,
): Promise<ImportResult> {
  const read = await readTiledMap({ file, others, inflate });
  if (!read.ok) return failed(read.error);
  const { map, report } = read.value;
  const title = name.replace(/\.[^.]*$/, '').trim() || 'Tiled map';
  const document = placeOnMap(createBlankGame() as { [part: string]: Json }, title, map);
  return { kind: 'map', title, map, report, file: { document, files: {} } };
}

/** Creates a blank game with the imported map. If the map has no spawn point, players spawn in its center. */
function placeOnMap(blank: { [part: string]: Json }, title: string, map: GameMap): Json {
  const middle = { name: 'Start', x: map.width / 2, y: map.height / 2 };
  const spawnPoints = Object.keys(map.spawnPoints).length > 0 ? map.spawnPoints : { start: middle };
  return {
    ...blank,
    settings: { ...(blank['settings'] as { [name: string]: Json }), title },
    map: { ...map, spawnPoints } as unknown as Json,
  };
}

async function readSets(sets: readonly ChosenFile[]): Promise<ReadonlyMap<string, unknown>> {
  const read = new Map<string, unknown>();
  for (const set of sets) {
    try {
      read.set(set.name, JSON.parse(await set.text()));
    } catch {
      // Ignore the error, because the import report lists the missing tileset.
    }
  }
  return read;
}

function describeFiles(count: number): string {
  return count === 1 ? '1 image or sound.' : `${count} images and sounds.`;
}

function failed(why: string): ImportResult {
  return { kind: 'failed', why };
}
