import { isRecord, limits } from '@playloom/game-format';
import { toObjectOrEmpty, type ImportedObject, readTextField } from '../../ImportedObject.ts';

/** Pixels per meter in modd.io's physics. */
export const PIXELS_PER_METER = 30;
const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The entries of a table such as `unitTypes`. Entries that are not objects are ignored. */
export function readModdioEntries(
  file: ImportedObject,
  field: string,
): [key: string, entry: ImportedObject][] {
  return Object.entries(toObjectOrEmpty(file[field])).flatMap(([key, value]): [string, ImportedObject][] =>
    isRecord(value) ? [[key, value]] : [],
  );
}

/** Reads a number and clamps it. modd.io writes some numbers as strings, such as “.3”. */
export function readModdioAmount(
  file: ImportedObject,
  field: string,
  otherwise: number,
  min: number,
  max: number,
): number {
  const number = parseModdioNumber(file[field]) ?? otherwise;
  return Math.min(max, Math.max(min, number));
}

export function readModdioInteger(
  file: ImportedObject,
  field: string,
  otherwise: number,
  min: number,
  max: number,
): number {
  return Math.round(readModdioAmount(file, field, otherwise, min, max));
}

export function parseModdioNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export function readModdioName(file: ImportedObject, key: string): string {
  return (readTextField(file, 'name').trim() || key).slice(0, limits.NAME_MAX);
}

/** Reads a hex color. Playloom doesn't support named colors, so they are left out and the default color is used. */
export function readModdioColor(file: ImportedObject, field: string): { color?: string } {
  const color = readTextField(file, field);
  if (!HEX_COLOR.test(color)) return {};
  const [, r, g, b] = color;
  return { color: color.length === 4 ? `#${r}${r}${g}${g}${b}${b}` : color };
}

/** Rounds to a thousandth, because converting pixels to tiles would result in values like 0.8437500001. */
export function roundToThousandth(number: number): number {
  return Math.round(number * 1000) / 1000;
}
