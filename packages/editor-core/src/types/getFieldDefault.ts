import { type FieldShape, gameShape, type Json, type Shape, isJsonObject } from '@playloom/game-format';

/**
 * The default of a field in a new object. Undefined if the field is required. The default of a containing object
 * overrides that of the field: for example, the default look of items is smaller than that of units.
 */
export function getFieldDefault(path: readonly string[]): Json | undefined {
  let shape: Shape = gameShape;
  let preset: Json | undefined;
  for (const part of path) {
    const field = fieldIn(shape, part);
    if (field === null) return undefined;
    const outer = isJsonObject(preset) ? preset[part] : undefined;
    preset = outer === undefined ? field.preset : outer;
    shape = field.shape;
  }
  return preset;
}

/** Finds a field of an object or variant, or an entry of a list or record. */
function fieldIn(shape: Shape, part: string): FieldShape | null {
  if (shape.kind === 'object') return shape.fields[part] ?? null;
  if (shape.kind === 'record' || shape.kind === 'list') {
    return { shape: shape.item, isNullable: false, isOptional: false, preset: undefined };
  }
  if (shape.kind !== 'variant') return null;
  for (const option of Object.values(shape.options)) {
    if (Object.hasOwn(option.fields, part)) return option.fields[part]!;
  }
  return null;
}
