import { formatPath, type PathPart } from '../formatPath.ts';
import { describeExcess, type Counted } from './describeExcess.ts';
import type { Json } from '../Json.ts';
import {
  ACTIONS_PER_BLOCK_MAX,
  CHUNKS_PER_LAYER_MAX,
  CONDITIONS_MAX,
  DOCUMENT_KEYS_MAX,
  DOCUMENT_LIST_MAX,
  DOCUMENT_TEXT_MAX,
  MAP_SIDE_MAX,
  PROBLEMS_MAX,
} from '../limits.ts';
import type { Problem } from '../Problem.ts';
import { gameShape } from '../shape/gameShape.ts';
import type { ObjectShape, Shape } from '../shape/Shape.ts';

export interface Oversized {
  readonly counted: Counted;
  readonly problem: Problem;
}

/** A part of the document; the shape is null where the format says nothing about it. */
interface Part {
  readonly value: Json;
  readonly shape: Shape | null;
  readonly parent: Part | null;
  readonly name: PathPart;
}

const ANYTHING: Shape = { kind: 'json' };

/**
 * Finds every list, record, text and map side that is over its limit. The document must be a copy by `copyJson`, which
 * bounds how many parts it has. `place` is where in the game it is, for the sentences. This works through a list of tasks instead of recursion, like the copy.
 */
export function findOversized(
  document: Json,
  shape: Shape = gameShape,
  place: readonly string[] = [],
): Oversized[] {
  const found: Oversized[] = [];
  const parts: Part[] = [{ value: document, shape, parent: null, name: '' }];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const excess = measure(part, place);
    if (excess !== null) {
      found.push(excess);
      if (found.length >= PROBLEMS_MAX) break;
    }
    // The entries of a list that is too long are not looked at: one problem names the list.
    else if (typeof part.value === 'object' && part.value !== null) pushEntries(parts, part, part.value);
  }
  return found;
}

function pushEntries(parts: Part[], part: Part, value: object): void {
  if (Array.isArray(value)) {
    const shape = insideOf(part.shape, '');
    (value as readonly Json[]).forEach((entry, index) => {
      if (mayBeOversized(entry)) parts.push({ value: entry, shape, parent: part, name: index });
    });
    return;
  }
  for (const [name, entry] of Object.entries(value as { [name: string]: Json })) {
    if (mayBeOversized(entry) || part.shape === mapShape) {
      parts.push({ value: entry, shape: insideOf(part.shape, name), parent: part, name });
    }
  }
}

/** Numbers have no size, except for the sides of the map. */
function mayBeOversized(value: Json): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

const mapShape = gameShape.fields['map']!.shape as ObjectShape;
const sideShapes: ReadonlySet<Shape | null> = new Set([
  mapShape.fields['width']!.shape,
  mapShape.fields['height']!.shape,
]);

function insideOf(shape: Shape | null, name: string): Shape | null {
  if (shape === null) return null;
  if (shape.kind === 'object') return Object.hasOwn(shape.fields, name) ? shape.fields[name]!.shape : null;
  if (shape.kind === 'record' || shape.kind === 'list') return shape.item;
  if (shape.kind !== 'variant') return null;
  const option = Object.values(shape.options).find(({ fields }) => Object.hasOwn(fields, name));
  return option === undefined ? null : option.fields[name]!.shape;
}

function measure(part: Part, place: readonly string[]): Oversized | null {
  const { value, shape } = part;
  if (typeof value === 'string')
    return exceed(part, place, 'characters', value.length, limitOfText(shape ?? ANYTHING));
  if (typeof value === 'number') {
    return sideShapes.has(shape) ? exceed(part, place, 'tiles', value, MAP_SIDE_MAX) : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value))
    return exceed(part, place, 'entries', value.length, limitOfEntries(shape ?? ANYTHING, true));
  return exceed(part, place, 'entries', Object.keys(value).length, limitOfEntries(shape ?? ANYTHING, false));
}

/** The most characters that a text of such a shape may have. */
export function limitOfText(shape: Shape): number {
  const max = shape.kind === 'text' || shape.kind === 'code' ? shape.max : DOCUMENT_TEXT_MAX;
  return Math.min(max, DOCUMENT_TEXT_MAX);
}

/** The most entries that a list or a record of such a shape may have. */
export function limitOfEntries(shape: Shape, isList: boolean): number {
  return isList ? limitOfList(shape) : limitOfRecord(shape);
}

function limitOfList(shape: Shape): number {
  if (shape.kind === 'actions') return ACTIONS_PER_BLOCK_MAX;
  if (shape.kind === 'conditions') return CONDITIONS_MAX;
  return shape.kind === 'list' ? Math.min(shape.max, DOCUMENT_LIST_MAX) : DOCUMENT_LIST_MAX;
}

function limitOfRecord(shape: Shape): number {
  if (shape.kind === 'chunks') return CHUNKS_PER_LAYER_MAX;
  return shape.kind === 'record' ? Math.min(shape.max, DOCUMENT_KEYS_MAX) : DOCUMENT_KEYS_MAX;
}

function exceed(
  part: Part,
  place: readonly string[],
  counted: Counted,
  count: number,
  limit: number,
): Oversized | null {
  if (count <= limit) return null;
  const names = namesOf(part);
  const message = describeExcess([...place, ...names], counted, count, limit);
  return { counted, problem: { path: formatPath(names), code: 'too-big', message } };
}

function namesOf(part: Part): PathPart[] {
  const names: PathPart[] = [];
  for (let at: Part | null = part; at !== null && at.parent !== null; at = at.parent) names.unshift(at.name);
  return names;
}
