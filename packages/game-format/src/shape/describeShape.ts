import { z } from 'zod';
import { fieldSchemas, readRecordLimit } from '../document/fieldSchemas.ts';
import { actionsSchema, conditionsSchema } from '../document/ruleSchema.ts';
import type { Json } from '../json/Json.ts';
import { referencePaths } from '../references/referencePaths.ts';
import type { FieldShape, ObjectShape, Shape } from './Shape.ts';

const targets = new Map(referencePaths);

/** Long texts that several people edit together. */
const CODE = /^(?:scripts\.\*\.files\.\*|data\.ui\.\*\.htmlData)$/;
const CHUNKS = 'map.layers.*.chunks';
const TRIGGER = 'rules.*.when';

/** Turns a schema into plain data. `path` has `*` for entries of lists and records, as in `referencePaths`. */
export function describeShape(schema: z.ZodType, path = ''): Shape {
  return describeField(schema, path).shape;
}

function describeField(schema: z.ZodType, path: string): FieldShape {
  if (schema === actionsSchema) return given({ kind: 'actions' }, []);
  if (schema === conditionsSchema) return given({ kind: 'conditions' }, []);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    const inner = describeField(schema.unwrap() as z.ZodType, path);
    const preset = schema.safeParse(undefined);
    return { ...inner, preset: preset.success ? (preset.data as Json) : undefined };
  }
  if (schema instanceof z.ZodNullable) {
    return { ...describeField(schema.unwrap() as z.ZodType, path), isNullable: true };
  }
  if (schema instanceof z.ZodOptional) {
    return { ...describeField(schema.unwrap() as z.ZodType, path), isOptional: true };
  }
  return given(describePlain(schema, path), undefined);
}

function given(shape: Shape, preset: Json | undefined): FieldShape {
  return { shape, isOptional: false, isNullable: false, preset };
}

function describePlain(schema: z.ZodType, path: string): Shape {
  if (path === CHUNKS) return { kind: 'chunks' };
  if (path === TRIGGER) return { kind: 'trigger' };
  if (schema === fieldSchemas.id) return describeId(path);
  if (schema === fieldSchemas.color) return { kind: 'color' };
  if (schema instanceof z.ZodString) {
    const max = schema.maxLength ?? Number.MAX_SAFE_INTEGER;
    return CODE.test(path) ? { kind: 'code', max } : { kind: 'text', max };
  }
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue } = schema;
    return {
      kind: 'number',
      min: minValue ?? -Infinity,
      max: maxValue ?? Infinity,
      isInteger: schema.format === 'safeint',
    };
  }
  if (schema instanceof z.ZodBoolean) return { kind: 'boolean' };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', options: schema.options as string[] };
  if (schema instanceof z.ZodLiteral) return { kind: 'choice', options: [...schema.values] as string[] };
  return describeWhole(schema, path);
}

function describeWhole(schema: z.ZodType, path: string): Shape {
  if (schema instanceof z.ZodDiscriminatedUnion) return describeVariant(schema, path);
  if (schema instanceof z.ZodUnion) return describeUnion(schema);
  if (schema instanceof z.ZodObject) return describeObject(schema, path);
  if (schema instanceof z.ZodArray) {
    const item = describeShape(schema.element as z.ZodType, extend(path, '*'));
    return { kind: 'list', item, ...readBounds(schema) };
  }
  if (schema instanceof z.ZodPipe) return describePipe(schema, path);
  if (schema instanceof z.ZodRecord) {
    const item = describeShape(schema.valueType as z.ZodType, extend(path, '*'));
    if (item.kind === 'json') return { kind: 'record', item, max: Infinity, keys: null };
    return { kind: 'record', item, max: Infinity, keys: targets.get(extend(path, '@')) ?? null };
  }
  return { kind: 'json' };
}

/** Record schemas are pipes, because their size is checked before their entries. */
function describePipe(schema: z.ZodPipe, path: string): Shape {
  const shape = describePlain(schema.out as z.ZodType, path);
  return shape.kind === 'record' ? { ...shape, max: readRecordLimit(schema) } : shape;
}

function readBounds(schema: z.ZodArray): { min: number; max: number } {
  const bounds = { min: 0, max: Infinity };
  for (const check of schema.def.checks ?? []) {
    const limit = check._zod.def as { readonly minimum?: number; readonly maximum?: number };
    bounds.min = limit.minimum ?? bounds.min;
    bounds.max = limit.maximum ?? bounds.max;
  }
  return bounds;
}

function describeId(path: string): Shape {
  const to = targets.get(path);
  if (to !== undefined) return { kind: 'reference', to };
  return path.endsWith('.id') ? { kind: 'id' } : { kind: 'reference', to: null };
}

function describeObject(schema: z.ZodObject, path: string): ObjectShape {
  const fields: { [name: string]: FieldShape } = {};
  for (const [name, inner] of Object.entries(schema.shape)) {
    fields[name] = describeField(inner as z.ZodType, refersTo(path, name));
  }
  return { kind: 'object', fields };
}

/**
 * Returns the path to look up for a field. Paths in the reference table such as `types.units.*.sounds.*` can mean every
 * field of an object.
 */
function refersTo(path: string, name: string): string {
  const wild = extend(path, '*');
  return targets.has(wild) ? wild : extend(path, name);
}

function describeVariant(schema: z.ZodDiscriminatedUnion, path: string): Shape {
  const options: { [kind: string]: ObjectShape } = {};
  for (const option of schema.options) {
    if (!(option instanceof z.ZodObject)) return { kind: 'json' };
    const tag = option.shape['kind'];
    if (!(tag instanceof z.ZodLiteral)) return { kind: 'json' };
    options[String([...tag.values][0])] = describeObject(option, path);
  }
  return { kind: 'variant', options };
}

function describeUnion(schema: z.ZodUnion): Shape {
  const literals = schema.options.flatMap((option) =>
    option instanceof z.ZodLiteral ? [...option.values] : [],
  );
  if (literals.length !== schema.options.length) return { kind: 'json' };
  return { kind: 'choice', options: literals as number[] };
}

function extend(path: string, part: string): string {
  return path === '' ? part : `${path}.${part}`;
}
