import { fail, type Result, succeed } from '@playloom/game-format';
import * as Y from 'yjs';
import type { Draft, DraftPath } from './Draft.ts';
import type { DraftEdit } from './DraftEdit.ts';
import { isKeyedList, findChildShape, findShapeByPath } from './layout/DraftShape.ts';
import { ORDER_FIELD, createOrderBefore } from './layout/order.ts';
import { toSharedType } from './layout/toSharedType.ts';
import { findSharedType } from './readDraft.ts';
import { removeFromTrash, moveToTrash } from './trash.ts';
import { removeLayerTiles, paintCells, paintChunk } from './tiles/paintCells.ts';

/**
 * Applies edits in one transaction, so that other users never see a half-finished step. The undo manager uses `origin`
 * to recognize a user's own edits.
 */
export function applyEdits(draft: Draft, edits: readonly DraftEdit[], origin: unknown): Result<void, 'gone'> {
  // An edit can't be applied if another user has just removed its entry. The other edits of the step still are.
  let isWhole = true;
  draft.doc.transact(() => {
    for (const edit of edits) isWhole = applyEdit(draft, edit) && isWhole;
  }, origin);
  return isWhole ? succeed(undefined) : fail('gone');
}

function applyEdit(draft: Draft, edit: DraftEdit): boolean {
  switch (edit.kind) {
    case 'set':
      return setPart(draft, edit.path, edit);
    case 'insert':
      return insertEntry(draft, edit);
    case 'remove':
      return removePart(draft, edit.path);
    case 'throw-away':
      return moveToTrash(draft, edit.path) && removePart(draft, edit.path);
    case 'take-out':
      return removeFromTrash(draft, edit.entry);
    case 'move':
      return moveEntry(draft, edit.path, edit.before);
    case 'type':
      return typeText(draft, edit);
    case 'paint':
      paintCells(draft.tiles, edit.layer, edit.cells);
      return true;
    case 'chunk':
      paintChunk(draft.tiles, `${edit.layer}/${edit.chunk}`, edit.cells);
      return true;
    case 'remove-layer':
      removeLayerTiles(draft.tiles, edit.layer);
      return removePart(draft, ['map', 'layers', edit.layer]);
  }
}

function setPart(draft: Draft, path: DraftPath, edit: Extract<DraftEdit, { kind: 'set' }>): boolean {
  const parent = findSharedType(draft, path.slice(0, -1));
  const name = path.at(-1);
  if (!(parent instanceof Y.Map) || name === undefined) return false;
  if (edit.value === undefined) {
    parent.delete(name);
    return true;
  }
  const order = orderOf(parent.get(name));
  const shared = toSharedType(findShapeByPath(path), edit.value);
  if (shared instanceof Y.Map && order !== undefined) shared.set(ORDER_FIELD, order);
  parent.set(name, shared);
  return true;
}

function insertEntry(draft: Draft, edit: Extract<DraftEdit, { kind: 'insert' }>): boolean {
  const parent = findSharedType(draft, edit.path);
  if (!(parent instanceof Y.Map)) return false;
  const shape = findShapeByPath(edit.path);
  const shared = toSharedType(findChildShape(shape, edit.key), edit.value);
  if (isKeyedList(shape) || shape.kind === 'param') {
    if (!(shared instanceof Y.Map)) return false;
    shared.set(ORDER_FIELD, createOrderBefore(parent, edit.before ?? null));
  }
  parent.set(edit.key, shared);
  return true;
}

function removePart(draft: Draft, path: DraftPath): boolean {
  const parent = findSharedType(draft, path.slice(0, -1));
  const name = path.at(-1);
  if (!(parent instanceof Y.Map) || name === undefined || !parent.has(name)) return false;
  parent.delete(name);
  return true;
}

function moveEntry(draft: Draft, path: DraftPath, before: string | null): boolean {
  const list = findSharedType(draft, path.slice(0, -1));
  const key = path.at(-1);
  const entry = findSharedType(draft, path);
  if (!(list instanceof Y.Map) || !(entry instanceof Y.Map) || key === undefined) return false;
  entry.set(ORDER_FIELD, createOrderBefore(list, before, key));
  return true;
}

function typeText(draft: Draft, edit: Extract<DraftEdit, { kind: 'type' }>): boolean {
  const text = findSharedType(draft, edit.path);
  if (!(text instanceof Y.Text)) return false;
  const at = Math.min(edit.at, text.length);
  text.delete(at, Math.min(edit.remove, text.length - at));
  text.insert(at, edit.insert);
  return true;
}

function orderOf(entry: unknown): unknown {
  return entry instanceof Y.Map ? entry.get(ORDER_FIELD) : undefined;
}
