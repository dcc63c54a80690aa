import { decodeChunk, type Game, type Json, isJsonObject, isSameData } from '@playloom/game-format';
import * as Y from 'yjs';
import type { Draft, LogEntry } from './Draft.ts';
import { type DraftShape, isKeyedList, findChildShape, findShapeByPath } from './layout/DraftShape.ts';
import { generateOrders, ORDER_FIELD, listSortedKeys } from './layout/order.ts';
import { readSharedType } from './layout/readSharedType.ts';
import { chooseEntryKey, toSharedType } from './layout/toSharedType.ts';
import { LOG_LENGTH_MAX, TRASH_LENGTH_MAX } from './limits.ts';
import { openDraft } from './openDraft.ts';
import { listAllChunkKeys, listChunkKeys } from './tiles/openTiles.ts';
import { replaceChunk, paintChunk } from './tiles/paintCells.ts';
import { isTrashEntry } from './trash.ts';

/** What a draft stores in addition to the game: deleted types, and the log of who did what. */
export interface DraftTrashAndLog {
  readonly trash: readonly unknown[];
  readonly log: readonly LogEntry[];
}

const NO_HISTORY: DraftTrashAndLog = { trash: [], log: [] };

/** Creates a draft of a game, as an update that any shared document can apply. */
export function createDraftUpdate(game: Game, history: DraftTrashAndLog = NO_HISTORY): Uint8Array {
  const doc = new Y.Doc();
  const draft = openDraft(doc);
  doc.transact(() => writeParts(draft, game, replaceChunk));
  draft.trash.push(history.trash.filter(isTrashEntry).slice(-TRASH_LENGTH_MAX));
  doc.getArray<LogEntry>('log').push(history.log.slice(-LOG_LENGTH_MAX));
  const bytes = Y.encodeStateAsUpdate(doc);
  doc.destroy();
  return bytes;
}

/**
 * Changes a draft to match a game. Writes only the differences, so that concurrent changes of other users aren't lost.
 */
export function writeGameToDraft(draft: Draft, game: Game, origin: unknown): void {
  draft.doc.transact(() => writeParts(draft, game, paintChunk), origin);
}

function writeParts(draft: Draft, game: Game, write: typeof paintChunk): void {
  mergeMap(draft, findShapeByPath([]), draft.game, game as unknown as { [name: string]: Json });
  writeTiles(draft, game, write);
}

function mergeMap(
  draft: Draft,
  shape: DraftShape,
  map: Y.Map<unknown>,
  value: { readonly [name: string]: Json | undefined },
): void {
  for (const name of map.keys()) {
    if (name !== ORDER_FIELD && value[name] === undefined) map.delete(name);
  }
  for (const [name, wanted] of Object.entries(value)) {
    const within = findChildShape(shape, name);
    if (wanted === undefined || within.kind === 'chunks') continue;
    mergeEntry(draft, within, map, name, wanted);
  }
}

function mergeEntry(
  draft: Draft,
  shape: DraftShape,
  parent: Y.Map<unknown>,
  name: string,
  wanted: Json,
): void {
  const shared = parent.get(name);
  if (shared !== undefined && isSameData(readSharedType(shape, shared, draft.readings), wanted)) return;
  if (shared instanceof Y.Map && canMerge(shape) && isJsonObject(wanted)) {
    mergeMap(draft, shape, shared, wanted);
  } else if (shared instanceof Y.Map && isKeyedList(shape) && Array.isArray(wanted)) {
    mergeList(draft, shape, shared, wanted);
  } else {
    const order = shared instanceof Y.Map ? shared.get(ORDER_FIELD) : undefined;
    const fresh = toSharedType(shape, wanted);
    if (fresh instanceof Y.Map && order !== undefined) fresh.set(ORDER_FIELD, order);
    parent.set(name, fresh);
  }
}

/**
 * Whether a value can be updated field by field. Variants and actions are replaced as a whole: a different kind has
 * different fields, and none of the old ones may remain.
 */
function canMerge(shape: DraftShape): boolean {
  return shape.kind === 'object' || shape.kind === 'record';
}

function mergeList(draft: Draft, shape: DraftShape, list: Y.Map<unknown>, wanted: readonly Json[]): void {
  const keys = wanted.map((entry, index) => chooseEntryKey(shape, entry, index));
  for (const key of list.keys()) if (!keys.includes(key)) list.delete(key);
  wanted.forEach((entry, index) => {
    const key = keys[index]!;
    if (list.has(key)) mergeEntry(draft, findChildShape(shape, key), list, key, entry);
    else list.set(key, toSharedType(findChildShape(shape, key), entry));
  });
  if (keys.every((key, index) => key === listSortedKeys(list)[index])) return;
  const orders = generateOrders();
  for (const key of keys) (list.get(key) as Y.Map<unknown>).set(ORDER_FIELD, orders.next().value);
}

function writeTiles(draft: Draft, game: Game, write: typeof paintChunk): void {
  const wanted = new Map(game.map.layers.map((layer) => [layer.id, layer.chunks]));
  const layers = new Set(listAllChunkKeys(draft.tiles).map(layerOf));
  for (const layer of new Set([...layers, ...wanted.keys()])) {
    const chunks = wanted.get(layer) ?? {};
    for (const key of listChunkKeys(draft.tiles, layer)) {
      if (chunks[key.slice(layer.length + 1)] === undefined) write(draft.tiles, key, null);
    }
    for (const [chunk, text] of Object.entries(chunks)) {
      const cells = decodeChunk(text);
      if (cells !== null) write(draft.tiles, `${layer}/${chunk}`, cells);
    }
  }
}

function layerOf(key: string): string {
  return key.slice(0, key.indexOf('/'));
}
