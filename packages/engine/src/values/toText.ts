import type { Value } from '@playloom/game-format';

const DIGITS = 4;

/** Converts a value to text. Numbers are rounded for display: 0.30000000000000004 becomes 0.3. */
export function toText(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(Number(value.toFixed(DIGITS)));
  if (Array.isArray(value)) return value.map(toText).join(', ');
  return Object.entries(value)
    .map(([key, entry]) => `${key}: ${toText(entry)}`)
    .join(', ');
}
