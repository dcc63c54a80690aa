import { type FieldShape, gameShape, type Json, type JsonObject, type Shape } from '@playloom/game-format';

/** What a field of a new thing has; undefined when it has to be given. Items are smaller than units by their own preset. */
export function getFieldPreset(path: readonly string[]): Json | undefined {
  let shape: Shape = gameShape;
  let preset: Json | undefined;
  for (const part of path) {
    const field = fieldIn(shape, part);
    if (field === null) return undefined;
    const outer = isObject(preset) ? preset[part] : undefined;
    preset = outer === undefined ? field.preset : outer;
    shape = field.shape;
  }
  return preset;
}

/** The field of a shape, as an entry of a list or record too. */
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

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
