import { encodeChunk, type Json, type JsonObject } from '@playloom/game-format';
import * as Y from 'yjs';
import type { Draft, DraftGame, DraftPath } from './Draft.ts';
import { findShapeByPath } from './layout/DraftShape.ts';
import { listSortedKeys } from './layout/order.ts';
import { readSharedType } from './layout/readSharedType.ts';
import { listChunkKeys, readChunk } from './tiles/openTiles.ts';

/** The current game without its tiles. Returns the same object until something in it changes. */
export function readDraftGame(draft: Draft): DraftGame {
  return readSharedType(findShapeByPath([]), draft.game, draft.readings) as unknown as DraftGame;
}

/** Reads one part of the game. Undefined if it doesn't exist. */
export function readPart(draft: Draft, path: DraftPath): Json | undefined {
  const shared = findSharedType(draft, path);
  return shared === undefined ? undefined : readSharedType(findShapeByPath(path), shared, draft.readings);
}

/** Keys of the entries of a list, in the order `readDraftGame` returns them. */
export function listDraftKeys(draft: Draft, path: DraftPath): readonly string[] {
  const list = findSharedType(draft, path);
  return list instanceof Y.Map ? listSortedKeys(list) : [];
}

/** The shared text of a file or a panel, for editors that write to it directly. */
export function findSharedText(draft: Draft, path: DraftPath): Y.Text | null {
  const text = findSharedType(draft, path);
  return text instanceof Y.Text ? text : null;
}

/** The whole document with its tiles, in the form `parseGame` expects. */
export function materialize(draft: Draft): Json {
  const game = readSharedType(findShapeByPath([]), draft.game, draft.readings) as JsonObject;
  const map = game['map'] as JsonObject | undefined;
  const layers = map?.['layers'];
  if (map === undefined || !Array.isArray(layers)) return game;
  return { ...game, map: { ...map, layers: layers.map((layer) => withChunks(draft, layer as JsonObject)) } };
}

export function findSharedType(draft: Draft, path: DraftPath): unknown {
  let shared: unknown = draft.game;
  for (const part of path) {
    if (shared instanceof Y.Map) shared = shared.get(part);
    else return readInside(shared, part);
  }
  return shared;
}

/** Reads a field of a plain JSON value, which the document stores as a whole. */
function readInside(value: unknown, part: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
}

function withChunks(draft: Draft, layer: JsonObject): JsonObject {
  const id = String(layer['id']);
  const chunks: { [chunk: string]: string } = {};
  for (const key of listChunkKeys(draft.tiles, id)) {
    const text = writeText(draft, key);
    if (text !== null) chunks[key.slice(id.length + 1)] = text;
  }
  return { ...layer, chunks };
}

function writeText(draft: Draft, key: string): string | null {
  const known = draft.tiles.texts.get(key);
  if (known !== undefined) return known;
  const chunk = readChunk(draft.tiles, key);
  if (chunk === null || chunk.every((cell) => cell === 0)) return null;
  const text = encodeChunk(chunk);
  draft.tiles.texts.set(key, text);
  return text;
}
