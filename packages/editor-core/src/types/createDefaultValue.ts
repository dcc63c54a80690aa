import type { FieldShape, Json, ObjectShape, ReferenceTarget, Shape } from '@playloom/game-format';

/** Finds the first object that a reference can refer to. Null if the game has none. */
export type FindFirstTarget = (target: ReferenceTarget | null) => string | null;

const FIRST_COLOR = '#f4b860';
const FIRST_TEXT = 'New';

/** Creates an initial value for a shape, valid if possible. The “Add” button inserts it. */
export function createDefaultValue(shape: Shape, findFirst: FindFirstTarget): Json {
  switch (shape.kind) {
    case 'object':
      return makeObject(shape, findFirst);
    case 'variant': {
      const [kind = '', option] = Object.entries(shape.options)[0] ?? [];
      return option === undefined ? null : createVariantValue(kind, option, findFirst);
    }
    case 'list':
      return Array.from({ length: shape.min }, () => createDefaultValue(shape.item, findFirst));
    case 'number':
      return Math.min(shape.max, Math.max(shape.min, shape.min > 0 || shape.max < 1 ? shape.min : 1));
    case 'choice':
      return shape.options[0] ?? null;
    case 'reference':
      return findFirst(shape.to);
    case 'color':
      return FIRST_COLOR;
    case 'text':
      return FIRST_TEXT.slice(0, shape.max);
    case 'code':
    case 'id':
      return '';
    case 'boolean':
      return false;
    case 'record':
    case 'chunks':
      return {};
    case 'actions':
    case 'conditions':
      return [];
    case 'trigger':
    case 'json':
      return null;
  }
}

/** Creates a value for one kind of a variant, with default values for its fields. */
export function createVariantValue(kind: string, option: ObjectShape, findFirst: FindFirstTarget): Json {
  return { ...(makeObject(option, findFirst) as { [name: string]: Json }), kind };
}

function makeObject({ fields }: ObjectShape, findFirst: FindFirstTarget): Json {
  const value: { [name: string]: Json } = {};
  for (const [name, field] of Object.entries(fields)) {
    const first = makeField(field, findFirst);
    if (first !== undefined) value[name] = first;
  }
  return value;
}

function makeField(field: FieldShape, findFirst: FindFirstTarget): Json | undefined {
  if (field.preset !== undefined) return field.preset;
  if (field.isOptional) return undefined;
  return field.isNullable ? null : createDefaultValue(field.shape, findFirst);
}

/** Clamps and rounds a number to what its field accepts. */
export function clampToFieldRange(shape: Extract<Shape, { kind: 'number' }>, value: number): number {
  const whole = shape.isInteger ? Math.round(value) : value;
  return Math.min(shape.max, Math.max(shape.min, whole));
}
