import { z } from 'zod';
import {
  COLOR_PATTERN,
  COORDINATE_MAX,
  ID_PATTERN,
  NAME_MAX,
  NUMBER_MAX,
  SIZE_MAX,
  SIZE_MIN,
} from './limits.ts';

const id = z.string().regex(ID_PATTERN);

function text(max: number) {
  return z.string().max(max);
}

function number(min: number, max: number) {
  return z.number().min(min).max(max);
}

function integer(min: number, max: number) {
  return z.int().min(min).max(max);
}

function list<Item extends z.ZodType>(item: Item, max: number) {
  return z.array(item).max(max);
}

/** The maximum number of entries of each record schema, for `describeShape`. */
const recordLimits = new WeakMap<z.ZodType, number>();

export function readRecordLimit(schema: z.ZodType): number {
  return recordLimits.get(schema) ?? Infinity;
}

/**
 * Creates the schema of a record by id. It checks the size before the entries, because checking a hundred thousand
 * entries takes a minute.
 */
function record<Item extends z.ZodType>(item: Item, max: number, key: z.ZodString = id) {
  const entries = z.record(key, item);
  const counted = z.custom<z.input<typeof entries>>((value) => countKeys(value) <= max, {
    error: `You can have at most ${max} of these.`,
  });
  const limited = counted.pipe(entries);
  recordLimits.set(limited, max);
  return limited;
}

function countKeys(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

const coordinate = number(-COORDINATE_MAX, COORDINATE_MAX);

/** Schemas of the basic fields. */
export const fieldSchemas = {
  id,
  /** A reference to another part by id, or null for none. */
  reference: id.nullable().default(null),
  name: text(NAME_MAX),
  text,
  number,
  integer,
  list,
  record,
  color: z.string().regex(COLOR_PATTERN),
  coordinate,
  point: z.strictObject({ x: coordinate, y: coordinate }),
  size: number(SIZE_MIN, SIZE_MAX),
  amount: number(-NUMBER_MAX, NUMBER_MAX),
  chance: number(0, 1),
  degrees: number(-360, 360),
};
