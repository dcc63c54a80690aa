import {
  isRecord,
  isSavedKey,
  isValueWithinSize,
  type SavedChange,
  type SavedData,
  type Value,
  limits,
} from '@playloom/game-format';
import type { Player } from '../../world/Player.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import type { World } from '../../world/World.ts';

type Scope = SavedChange['scope'];
type Saved = SavedData[Scope];

/** Why a value can't be saved: an id, and a sentence for the creator. */
interface SaveProblem {
  readonly id: string;
  readonly message: string;
}

/** Returns null if there is no such value, or if the saved data hasn't arrived yet. */
export function readPlayerSave(player: Player, scope: Scope, key: string): Value {
  return hasPlayerSave(player, scope, key) ? player.saved[scope][key]! : null;
}

export function hasPlayerSave(player: Player, scope: Scope, key: string): boolean {
  return Object.hasOwn(player.saved[scope], key);
}

/**
 * Writes to the player's saved data. Emits the change instead of the result, so that additions in two rooms at
 * the same time are both applied.
 */
export function savePlayerValue(world: World, player: Player, saved: SavedChange): SaveProblem | null {
  const problem = checkChange(player, saved);
  if (problem !== null) return problem;
  if (player.hasSavedData) applySaved(world, player, saved);
  else player.waitingSaves = [...player.waitingSaves, saved];
  return null;
}

/** Stores saved data that has arrived, then applies the changes made in the meantime. */
export function storeSavedData(world: World, player: Player, saved: SavedData): void {
  player.saved = saved;
  player.hasSavedData = true;
  flushWaitingSaves(world, player);
}

/**
 * Applies changes that waited for saved data. Also used for players who leave before their data arrives,
 * because changes don't depend on it.
 */
export function flushWaitingSaves(world: World, player: Player): void {
  const waiting = player.waitingSaves;
  player.waitingSaves = [];
  for (const saved of waiting) applySaved(world, player, saved);
}

function applySaved(world: World, player: Player, saved: SavedChange): void {
  const { scope } = saved;
  player.saved = { ...player.saved, [scope]: updateSavedValues(player.saved[scope], saved) };
  // Bots have no account to save to.
  if (!player.isBot) emitEvent(world, { kind: 'save', player: player.id, ...saved });
}

/** Returns the saved values after a change. Stores outside the engine use this too. */
export function updateSavedValues(values: Saved, { key, change }: SavedChange): Saved {
  if (change.kind === 'set') return { ...values, [key]: change.value };
  if (change.kind === 'add') return { ...values, [key]: addSaved(values, key, change.amount) };
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));
}

/** Adds to a saved number. Anything but a number is treated as 0, as in the platform's store. */
function addSaved(values: Saved, key: string, amount: number): number {
  const before = Object.hasOwn(values, key) ? values[key] : 0;
  const sum = (typeof before === 'number' ? before : 0) + amount;
  return Math.min(limits.NUMBER_MAX, Math.max(-limits.NUMBER_MAX, sum));
}

function checkChange(player: Player, { scope, key, change }: SavedChange): SaveProblem | null {
  if (!isSavedKey(key)) return problems.key;
  if (change.kind === 'delete') return null;
  if (change.kind === 'add' && !Number.isFinite(change.amount)) return problems.amount;
  if (change.kind === 'set' && !isValueWithinSize(change.value, limits.SAVED_VALUE_SIZE_MAX))
    return problems.value;
  const count = Object.keys(player.saved[scope]).length + player.waitingSaves.length;
  return count >= limits.SAVED_VALUES_MAX && !hasPlayerSave(player, scope, key) ? problems.count : null;
}

const problems = {
  key: {
    id: 'saved-key-not-allowed',
    message: `Names of saved values must have 1 to ${limits.SAVED_KEY_LENGTH_MAX} characters.`,
  },
  amount: { id: 'saved-number-not-finite', message: 'Only finite numbers can be saved.' },
  value: {
    id: 'saved-value-too-large',
    message: `A saved value can have at most ${limits.SAVED_VALUE_SIZE_MAX} characters.`,
  },
  count: {
    id: 'too-many-saved-values',
    message: `At most ${limits.SAVED_VALUES_MAX} values can be saved for a player.`,
  },
} satisfies { readonly [name: string]: SaveProblem };

/** Whether untrusted data has the shape and size of saved data. */
export function isSavedData(value: unknown): value is SavedData {
  if (typeof value !== 'object' || value === null) return false;
  const { game, world } = value as { readonly game?: unknown; readonly world?: unknown };
  return isSaved(game) && isSaved(world);
}

function isSaved(values: unknown): boolean {
  if (!isRecord(values)) return false;
  const entries = Object.entries(values);
  if (entries.length > limits.SAVED_VALUES_READ_MAX) return false;
  return entries.every(
    ([key, value]) => isSavedKey(key) && isValueWithinSize(value, limits.SAVED_VALUE_SIZE_MAX),
  );
}
