import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

const LONGEST_TEXT = 5000;
const LONGEST_LIST = 60;

/**
 * Generates values that a caller might send for this schema. Most are valid. Rules that JSON Schema cannot express
 * are ignored.
 */
export function arbitraryForSchema(schema: z.ZodType): Arbitrary<unknown> {
  return fromJsonSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

function fromJsonSchema(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fromJsonSchema));
  if (schema.allOf) return fromJsonSchema(Object.assign({}, schema, ...schema.allOf, { allOf: undefined }));
  return KINDS[schema.type ?? '']?.(schema) ?? fc.jsonValue();
}

const KINDS: Record<string, (schema: JsonSchema) => Arbitrary<unknown>> = {
  object: fromObject,
  array: ({ items = {}, minItems = 0, maxItems = 5 }) =>
    fc.array(fromJsonSchema(items), { minLength: minItems, maxLength: Math.min(maxItems, LONGEST_LIST) }),
  string: fromString,
  integer: fromNumber,
  number: fromNumber,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

function fromNumber({ minimum = -1000, maximum = 1_000_000 }: JsonSchema): Arbitrary<number> {
  return fc.integer({ min: minimum, max: maximum });
}

function fromObject({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      // Emails are normalized before they are checked, so their schema accepts any text and would rarely give a valid
      // email.
      name === 'email' ? fc.oneof(fc.emailAddress(), fromJsonSchema(property)) : fromJsonSchema(property),
    ]),
  );
  return fc.record(values, { requiredKeys: required as never[] });
}

function fromString({
  format,
  pattern,
  minLength = 0,
  maxLength = LONGEST_TEXT,
}: JsonSchema): Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const unit = fc.constantFrom('grapheme', 'binary', 'grapheme-ascii') as Arbitrary<'grapheme'>;
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST_TEXT)) };
  return unit.chain((kind) => fc.string({ unit: kind, ...bounds }));
}
