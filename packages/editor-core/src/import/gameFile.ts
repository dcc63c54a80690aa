import { type Json, type JsonObject, limits, isJsonObject } from '@playloom/game-format';

/** Creates a file name from the title of a game, with only characters that all systems accept. */
export function formatGameFileName(title: string): string {
  const plain = title
    .replaceAll(/[^\p{L}\p{N} _-]+/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .toLowerCase();
  return `${plain === '' ? 'game' : plain}${GAME_FILE_EXTENSION}`;
}

const GAME_FILE_EXTENSION = '.playloom.json';

/** An image or sound inside a game file, so that the file contains the whole game. */
export interface EmbeddedFile {
  readonly type: string;
  /** The content in Base64. */
  readonly data: string;
}

export interface GameFile {
  readonly document: Json;
  readonly files: { readonly [file: string]: EmbeddedFile };
}

const MARK = 'playloom-game';

/** Writes a game with its images and sounds as the text of a single file. */
export function writeGameFile({ document, files }: GameFile): string {
  return `${JSON.stringify({ kind: MARK, version: 1, document, files }, null, 1)}\n`;
}

/** What a chosen file contains. A game is either a file written by `writeGameFile` or just its document. */
type GameFileContent =
  | { readonly kind: 'game'; readonly file: GameFile }
  | { readonly kind: 'moddio'; readonly export: Json }
  | { readonly kind: 'tiled'; readonly map: Json }
  | { readonly kind: 'unknown'; readonly why: string };

export function readGameFile(text: string): GameFileContent {
  const json = readJson(text);
  if (json === null) return { kind: 'unknown', why: 'This file isn’t valid JSON.' };
  if (isTooDeep(json, limits.DOCUMENT_DEPTH_MAX)) {
    return { kind: 'unknown', why: 'This file is nested too deeply to be a game.' };
  }
  if (json['kind'] === MARK && isJsonObject(json['document'])) {
    return { kind: 'game', file: { document: json['document'], files: readFiles(json['files']) } };
  }
  if (json['format'] !== undefined && isJsonObject(json['settings'])) {
    return { kind: 'game', file: { document: json, files: {} } };
  }
  if (isModdio(json)) return { kind: 'moddio', export: json };
  if (json['type'] === 'map' || Array.isArray(json['layers'])) return { kind: 'tiled', map: json };
  return {
    kind: 'unknown',
    why: 'This file isn’t a Playloom game, a modd.io game or a Tiled map.',
  };
}

function isModdio({ data }: JsonObject): boolean {
  return (
    isJsonObject(data) && ['unitTypes', 'scripts', 'playerTypes'].some((part) => isJsonObject(data[part]))
  );
}

function readFiles(value: Json | undefined): { [file: string]: EmbeddedFile } {
  const files: { [file: string]: EmbeddedFile } = {};
  if (!isJsonObject(value)) return files;
  for (const [name, file] of Object.entries(value)) {
    if (!isJsonObject(file)) continue;
    const { type, data } = file;
    if (typeof type === 'string' && typeof data === 'string') files[name] = { type, data };
  }
  return files;
}

/** Whether a value has more than `left` levels, so that reading it recursively could overflow the stack. */
function isTooDeep(value: Json, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}

function readJson(text: string): JsonObject | null {
  try {
    const json = JSON.parse(text) as Json;
    return isJsonObject(json) ? json : null;
  } catch {
    return null;
  }
}
