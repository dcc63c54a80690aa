import { isRecord, isSavedKey, isValueWithinSize, limits, type SavedChange } from '@playloom/game-format';

export type SavedValues = ReadonlyMap<string, unknown>;

/**
 * Validates a change sent by a room again, because rooms run creators' scripts. Returns null for changes that cannot be
 * saved.
 */
export function parseSavedChange(sent: unknown): SavedChange | null {
  if (!isRecord(sent) || !isRecord(sent['change'])) return null;
  const { scope, key, change } = sent;
  if (scope !== 'game' && scope !== 'world') return null;
  if (typeof key !== 'string' || !isSavedKey(key)) return null;
  const { kind, value, amount } = change as { kind?: unknown; value?: unknown; amount?: unknown };
  if (kind === 'delete') return { scope, key, change: { kind } };
  if (kind === 'add')
    return Number.isFinite(amount) ? { scope, key, change: { kind, amount: Number(amount) } } : null;
  return kind === 'set' && isValueWithinSize(value, limits.SAVED_VALUE_SIZE_MAX)
    ? { scope, key, change: { kind, value } }
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
  return Math.min(limits.NUMBER_MAX, Math.max(-limits.NUMBER_MAX, sum));
}
