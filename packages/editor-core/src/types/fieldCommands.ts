import { type Draft, type DraftEdit, type DraftPath, listDraftKeys, readPart } from '@playloom/draft';
import { type Json, isJsonObject } from '@playloom/game-format';
import type { Command } from '../editor/Editor.ts';
import { getFieldDefault } from './getFieldDefault.ts';

/** Sets a field. Creates the parent object if it is missing, as it can be in older drafts. */
export function setField(draft: Draft, path: DraftPath, value: Json | undefined, label: string): Command {
  return { label, edits: [planSet(draft, path, value)], merge: `set ${path.join('/')}` };
}

function planSet(draft: Draft, path: DraftPath, value: Json | undefined): DraftEdit {
  const parent = path.slice(0, -1);
  const name = path.at(-1) ?? '';
  if (parent.length === 0 || readPart(draft, parent) !== undefined) return { kind: 'set', path, value };
  const around = getFieldDefault(parent);
  const whole: { [name: string]: Json } = isJsonObject(around) ? { ...around } : {};
  if (value !== undefined) whole[name] = value;
  return planSet(draft, parent, whole);
}

/** Resets a field to the default of a new object. */
export function resetField(draft: Draft, path: DraftPath, label: string): Command {
  return { label, edits: [planSet(draft, path, getFieldDefault(path))] };
}

/** Adds an entry to a list of objects or a record. */
export function addEntry(path: DraftPath, key: string, value: Json, label: string): Command {
  return { label, edits: [{ kind: 'insert', path, key, value }] };
}

export function removeEntry(path: DraftPath, label: string): Command {
  return { label, edits: [{ kind: 'remove', path }] };
}

/** Adds a copy of an entry directly after it. */
export function duplicateEntry(draft: Draft, path: DraftPath, key: string, label: string): Command | null {
  const value = readPart(draft, path);
  if (value === undefined) return null;
  const list = path.slice(0, -1);
  const keys = listDraftKeys(draft, list);
  const before = keys[keys.indexOf(path.at(-1) ?? '') + 1] ?? null;
  const own = isJsonObject(value) && Object.hasOwn(value, 'id') ? { ...value, id: key } : value;
  return { label, edits: [{ kind: 'insert', path: list, key, value: own, before }] };
}

/** Moves an entry up (-1) or down (1). Null if it is already first or last. */
export function shiftEntry(draft: Draft, path: DraftPath, by: -1 | 1, label: string): Command | null {
  const keys = listDraftKeys(draft, path.slice(0, -1));
  const from = keys.indexOf(path.at(-1) ?? '');
  const to = from + by;
  if (from === -1 || to < 0 || to >= keys.length) return null;
  const before = by === -1 ? keys[to]! : (keys[to + 1] ?? null);
  return { label, edits: [{ kind: 'move', path, before }] };
}
