import { limits, type SavedChange, type Value } from '@playloom/game-format';
import { SAVED_NUMBER_MAX, SAVED_VALUE_DEPTH_MAX } from './savedLimits.ts';

export type SavedValues = ReadonlyMap<string, unknown>;

/**
 * Validates a change sent by a room again, because rooms run creators' scripts. Returns null for changes that cannot be
 * saved.
 */
export function parseSavedChange(sent: unknown): SavedChange | null {
  if (!isRecord(sent) || !isRecord(sent['change'])) return null;
  const { scope, key, change } = sent;
  if (scope !== 'game' && scope !== 'world') return null;
  // Copying `__proto__` would change the prototype instead of adding an entry.
  if (
    typeof key !== 'string' ||
    key === '' ||
    key.length > limits.SAVED_KEY_LENGTH_MAX ||
    key === '__proto__'
  )
    return null;
  const { kind, value, amount } = change as { kind?: unknown; value?: unknown; amount?: unknown };
  if (kind === 'delete') return { scope, key, change: { kind } };
  if (kind === 'add')
    return Number.isFinite(amount) ? { scope, key, change: { kind, amount: Number(amount) } } : null;
  return kind === 'set' && measure(value, 0) <= limits.SAVED_VALUE_SIZE_MAX
    ? { scope, key, change: { kind, value: value as Value } }
    : null;
}

/** Returns the values after the change, or null when there are too many. */
export function applySavedChange(values: SavedValues, { key, change }: SavedChange): SavedValues | null {
  const after = new Map(values);
  if (change.kind === 'delete') after.delete(key);
  else after.set(key, change.kind === 'set' ? change.value : addTo(values.get(key), change.amount));
  return after.size <= limits.SAVED_VALUES_MAX || after.size <= values.size ? after : null;
}

/** Treats a value that is not a number as 0, like the engine does. */
function addTo(before: unknown, amount: number): number {
  const sum = (typeof before === 'number' ? before : 0) + amount;
  return Math.min(SAVED_NUMBER_MAX, Math.max(-SAVED_NUMBER_MAX, sum));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the size of a value, or Infinity if it is invalid, nested too deep or too large. */
function measure(value: unknown, depth: number): number {
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'number') return Number.isFinite(value) ? 1 : Infinity;
  if (typeof value === 'string') return 1 + value.length;
  if (typeof value !== 'object' || depth >= SAVED_VALUE_DEPTH_MAX) return Infinity;
  let size = 1;
  for (const [key, entry] of Object.entries(value)) {
    if (key === '__proto__') return Infinity;
    size += (Array.isArray(value) ? 0 : key.length) + measure(entry, depth + 1);
    if (size > limits.SAVED_VALUE_SIZE_MAX) return Infinity;
  }
  return size;
}
