import { type FieldShape, gameShape, type Json, type Shape, isJsonObject } from '@playloom/game-format';

/**
 * The preset of a field in a new object. Undefined when it is required. Items have a smaller size preset than units.
 */
export function getFieldPreset(path: readonly string[]): Json | undefined {
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

/** The field of a shape, including entries of lists and records. */
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
