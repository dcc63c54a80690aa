/** Reads fields of a file that may hold anything. */
export interface TiledFile {
  readonly [field: string]: unknown;
}

export function asObject(value: unknown): TiledFile {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as TiledFile) : {};
}

export function listOf(file: TiledFile, field: string): readonly TiledFile[] {
  const value = file[field];
  return Array.isArray(value) ? value.map(asObject) : [];
}

export function numberOf(file: TiledFile, field: string, otherwise = 0): number {
  const value = file[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

export function textOf(file: TiledFile, field: string): string {
  const value = file[field];
  return typeof value === 'string' ? value : '';
}

/** A property that was added in Tiled, such as `solid`. */
export function propertyOf(file: TiledFile, name: string): unknown {
  const found = listOf(file, 'properties').find((one) => textOf(one, 'name').toLowerCase() === name);
  return found?.['value'];
}
