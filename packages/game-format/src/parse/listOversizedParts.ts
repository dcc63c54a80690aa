import { formatPath, type PathPart } from '../problems/formatPath.ts';
import { describeLimitExcess, type LimitUnit } from './describeLimitExcess.ts';
import type { Json } from '../json/Json.ts';
import {
  ACTIONS_PER_BLOCK_MAX,
  CHUNKS_PER_LAYER_MAX,
  CONDITIONS_MAX,
  DOCUMENT_KEYS_MAX,
  DOCUMENT_LIST_MAX,
  DOCUMENT_TEXT_MAX,
  MAP_SIDE_MAX,
  PROBLEMS_MAX,
} from '../document/limits.ts';
import type { Problem } from '../problems/Problem.ts';
import { gameShape } from '../shape/gameShape.ts';
import type { ObjectShape, Shape } from '../shape/Shape.ts';

interface OversizedPart {
  readonly counted: LimitUnit;
  readonly problem: Problem;
}

/** A part of the document. The shape is null if the format does not define it. */
interface Part {
  readonly value: Json;
  readonly shape: Shape | null;
  readonly parent: Part | null;
  readonly name: PathPart;
}

const ANYTHING: Shape = { kind: 'json' };

/**
 * Finds every list, record, text and map side that exceeds its limit. The document must be a copy by `copyJson`, which
 * limits the number of parts. `basePath` is its path in the game, for the messages. Uses a list of tasks instead of
 * recursion, like `copyJson`.
 */
export function listOversizedParts(
  document: Json,
  shape: Shape = gameShape,
  basePath: readonly string[] = [],
): OversizedPart[] {
  const found: OversizedPart[] = [];
  const parts: Part[] = [{ value: document, shape, parent: null, name: '' }];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const excess = measure(part, basePath);
    if (excess !== null) {
      found.push(excess);
      if (found.length >= PROBLEMS_MAX) break;
    }
    // Skips the entries of a list that is too long. One problem for the list is enough.
    else if (typeof part.value === 'object' && part.value !== null) pushEntries(parts, part, part.value);
  }
  return found;
}

function pushEntries(parts: Part[], part: Part, value: object): void {
  if (Array.isArray(value)) {
    const shape = getInnerShape(part.shape, '');
    (value as readonly Json[]).forEach((entry, index) => {
      if (canBeOversized(entry)) parts.push({ value: entry, shape, parent: part, name: index });
    });
    return;
  }
  for (const [name, entry] of Object.entries(value as { [name: string]: Json })) {
    if (canBeOversized(entry) || part.shape === mapShape) {
      parts.push({ value: entry, shape: getInnerShape(part.shape, name), parent: part, name });
    }
  }
}

/**
 * Whether a value can exceed a size limit. Numbers cannot, except the map's width and height, which the caller handles.
 */
function canBeOversized(value: Json): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

const mapShape = gameShape.fields['map']!.shape as ObjectShape;
const sideShapes: ReadonlySet<Shape | null> = new Set([
  mapShape.fields['width']!.shape,
  mapShape.fields['height']!.shape,
]);

function getInnerShape(shape: Shape | null, name: string): Shape | null {
  if (shape === null) return null;
  if (shape.kind === 'object') return Object.hasOwn(shape.fields, name) ? shape.fields[name]!.shape : null;
  if (shape.kind === 'record' || shape.kind === 'list') return shape.item;
  if (shape.kind !== 'variant') return null;
  const option = Object.values(shape.options).find(({ fields }) => Object.hasOwn(fields, name));
  return option === undefined ? null : option.fields[name]!.shape;
}

function measure(part: Part, basePath: readonly string[]): OversizedPart | null {
  const { value, shape } = part;
  if (typeof value === 'string')
    return exceed(part, basePath, 'characters', value.length, getTextLimit(shape ?? ANYTHING));
  if (typeof value === 'number') {
    return sideShapes.has(shape) ? exceed(part, basePath, 'tiles', value, MAP_SIDE_MAX) : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value))
    return exceed(part, basePath, 'entries', value.length, getEntriesLimit(shape ?? ANYTHING, true));
  return exceed(
    part,
    basePath,
    'entries',
    Object.keys(value).length,
    getEntriesLimit(shape ?? ANYTHING, false),
  );
}

/** Returns the maximum number of characters of a text with this shape. */
export function getTextLimit(shape: Shape): number {
  const max = shape.kind === 'text' || shape.kind === 'code' ? shape.max : DOCUMENT_TEXT_MAX;
  return Math.min(max, DOCUMENT_TEXT_MAX);
}

/** Returns the maximum number of entries of a list or record with this shape. */
export function getEntriesLimit(shape: Shape, isList: boolean): number {
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
  basePath: readonly string[],
  counted: LimitUnit,
  count: number,
  limit: number,
): OversizedPart | null {
  if (count <= limit) return null;
  const names = namesOf(part);
  const message = describeLimitExcess([...basePath, ...names], counted, count, limit);
  return { counted, problem: { path: formatPath(names), code: 'too-big', message } };
}

function namesOf(part: Part): PathPart[] {
  const names: PathPart[] = [];
  for (let at: Part | null = part; at !== null && at.parent !== null; at = at.parent) names.unshift(at.name);
  return names;
}
