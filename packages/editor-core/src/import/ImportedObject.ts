import { isRecord } from '@playloom/game-format';

/** An object from an imported file. Its fields can contain anything. */
export interface ImportedObject {
  readonly [field: string]: unknown;
}

export function toObjectOrEmpty(value: unknown): ImportedObject {
  return isRecord(value) ? value : {};
}

export function readListField(file: ImportedObject, field: string): readonly ImportedObject[] {
  const value = file[field];
  return Array.isArray(value) ? value.map(toObjectOrEmpty) : [];
}

export function readNumberField(file: ImportedObject, field: string, otherwise = 0): number {
  const value = file[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

export function readTextField(file: ImportedObject, field: string): string {
  const value = file[field];
  return typeof value === 'string' ? value : '';
}

/** Reads a custom property of a Tiled object, such as `solid`. */
export function readTiledProperty(file: ImportedObject, name: string): unknown {
  const found = readListField(file, 'properties').find(
    (one) => readTextField(one, 'name').toLowerCase() === name,
  );
  return found?.['value'];
}
