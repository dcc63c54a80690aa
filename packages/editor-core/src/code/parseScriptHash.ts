import type { DraftGame } from '@playloom/draft';
import { limits } from '@playloom/game-format';
import type { EditorLocation } from '../locations/EditorLocation.ts';

/** The script that runs first, and the file of each script that runs first. */
export const WORLD_SCRIPT = 'world';
export const DEFAULT_SCRIPT_FILE = 'initialize.ts';

/** The script and file in a URL hash. Null stands for the default script or file. */
export interface ScriptHash {
  readonly script: string | null;
  readonly file: string | null;
}

const HASH_LENGTH_MAX = 120;

/**
 * Parses `#world/bots.ts`, `#world/bots`, `#bots.ts`, `#world` or `#world/`. Null if the hash isn't the name of a
 * script or file, such as an anchor of the page.
 */
export function parseScriptHash(hash: string): ScriptHash | null {
  const text = decodeHash(hash);
  if (text === null || text === '' || text.length > HASH_LENGTH_MAX) return null;
  const [first = '', second, ...more] = text.split('/');
  if (more.length > 0) return null;
  if (second === undefined) {
    if (limits.SCRIPT_FILE_PATTERN.test(first)) return { script: null, file: first };
    return limits.ID_PATTERN.test(first) ? { script: first, file: null } : null;
  }
  if (!limits.ID_PATTERN.test(first)) return null;
  if (second === '') return { script: first, file: null };
  const file = second.endsWith('.ts') ? second : `${second}.ts`;
  return limits.SCRIPT_FILE_PATTERN.test(file) ? { script: first, file } : null;
}

export function formatScriptHash(script: string, file: string): string {
  return `#${script}/${file}`;
}

/**
 * Finds the script file that a URL hash refers to. If it doesn't exist, returns the first file of the script, or the
 * default file. Null if the hash doesn't refer to a script or the game has none.
 */
export function findScriptHashLocation(game: DraftGame, hash: string): EditorLocation | null {
  const named = parseScriptHash(hash);
  if (named === null) return null;
  const script = named.script ?? findScriptWith(game, named.file) ?? defaultScript(game);
  const files = script === null ? undefined : game.scripts[script]?.files;
  if (script === null || files === undefined) return getDefaultScriptLocation(game);
  if (named.file !== null && Object.hasOwn(files, named.file))
    return { kind: 'script', script, file: named.file };
  const file = findDefaultScriptFile(files);
  return file === null ? null : { kind: 'script', script, file };
}

/** The file to open by default: the first file of the world script, or else of the first script. */
export function getDefaultScriptLocation(game: DraftGame): EditorLocation | null {
  const script = defaultScript(game);
  const file = script === null ? null : findDefaultScriptFile(game.scripts[script]?.files ?? {});
  return script === null || file === null ? null : { kind: 'script', script, file };
}

export function findDefaultScriptFile(files: { readonly [file: string]: string }): string | null {
  return Object.hasOwn(files, DEFAULT_SCRIPT_FILE)
    ? DEFAULT_SCRIPT_FILE
    : (Object.keys(files).toSorted()[0] ?? null);
}

function defaultScript(game: DraftGame): string | null {
  if (Object.hasOwn(game.scripts, WORLD_SCRIPT)) return WORLD_SCRIPT;
  return Object.keys(game.scripts).toSorted()[0] ?? null;
}

function findScriptWith(game: DraftGame, file: string | null): string | null {
  if (file === null) return null;
  const world = game.scripts[WORLD_SCRIPT];
  if (world !== undefined && Object.hasOwn(world.files, file)) return WORLD_SCRIPT;
  const ids = Object.keys(game.scripts).toSorted();
  return ids.find((id) => Object.hasOwn(game.scripts[id]!.files, file)) ?? null;
}

function decodeHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash.startsWith('#') ? hash.slice(1) : hash);
  } catch {
    return null;
  }
}
