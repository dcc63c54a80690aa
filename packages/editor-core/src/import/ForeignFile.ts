/** An object from an imported file. Its fields can contain anything. */
export interface ForeignFile {
  readonly [field: string]: unknown;
}

export function asObject(value: unknown): ForeignFile {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ForeignFile) : {};
}

export function readListField(file: ForeignFile, field: string): readonly ForeignFile[] {
  const value = file[field];
  return Array.isArray(value) ? value.map(asObject) : [];
}

export function readNumberField(file: ForeignFile, field: string, otherwise = 0): number {
  const value = file[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

export function readTextField(file: ForeignFile, field: string): string {
  const value = file[field];
  return typeof value === 'string' ? value : '';
}

/** Reads a custom property of a Tiled object, such as `solid`. */
export function readTiledProperty(file: ForeignFile, name: string): unknown {
  const found = readListField(file, 'properties').find(
    (one) => readTextField(one, 'name').toLowerCase() === name,
  );
  return found?.['value'];
}
