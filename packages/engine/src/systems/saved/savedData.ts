import type { Value } from '@playloom/game-format';
import { limits } from '@playloom/game-format';
import type { Player, SavedChange, SavedData } from '../../world/Player.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import type { World } from '../../world/World.ts';
import { isValidSavedName, isValueWithinSize } from './measureValue.ts';
import {
  SAVED_KEY_LENGTH_MAX,
  SAVED_VALUE_SIZE_MAX,
  SAVED_VALUES_MAX,
  SAVED_VALUES_READ_MAX,
} from './savedLimits.ts';

type Scope = SavedChange['scope'];
type Saved = SavedData[Scope];

/** Why something cannot be saved, as an id and a sentence for the creator. */
interface SaveProblem {
  readonly id: string;
  readonly message: string;
}

/** Nothing while there is none or it has not come yet. */
export function readPlayerSave(player: Player, scope: Scope, key: string): Value {
  return hasPlayerSave(player, scope, key) ? player.saved[scope][key]! : null;
}

export function hasPlayerSave(player: Player, scope: Scope, key: string): boolean {
  return Object.hasOwn(player.saved[scope], key);
}

/**
 * Writes to the player's saved data and tells the room. The room is told what to do, not what comes out:
 * two rooms that add at the same time both count.
 */
export function savePlayerValue(world: World, player: Player, saved: SavedChange): SaveProblem | null {
  const problem = checkChange(player, saved);
  if (problem !== null) return problem;
  if (player.hasSavedData) applySaved(world, player, saved);
  else player.waitingSaves = [...player.waitingSaves, saved];
  return null;
}

/** Saved data came: what was saved in the meantime goes on top. */
export function storeSavedData(world: World, player: Player, saved: SavedData): void {
  player.saved = saved;
  player.hasSavedData = true;
  flushWaitingSaves(world, player);
}

/** Also for players who leave before their data came: changes are right without it. */
export function flushWaitingSaves(world: World, player: Player): void {
  const waiting = player.waitingSaves;
  player.waitingSaves = [];
  for (const saved of waiting) applySaved(world, player, saved);
}

function applySaved(world: World, player: Player, saved: SavedChange): void {
  const { scope } = saved;
  player.saved = { ...player.saved, [scope]: updateSavedValues(player.saved[scope], saved) };
  // Bots have no account that could keep anything.
  if (!player.isBot) emitEvent(world, { kind: 'save', player: player.id, ...saved });
}

/** What is kept after a change, in the world and wherever else it is kept. */
export function updateSavedValues(values: Saved, { key, change }: SavedChange): Saved {
  if (change.kind === 'set') return { ...values, [key]: change.value };
  if (change.kind === 'add') return { ...values, [key]: addSaved(values, key, change.amount) };
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));
}

/** What is no number counts as 0, in the room's store as well. */
function addSaved(values: Saved, key: string, amount: number): number {
  const before = Object.hasOwn(values, key) ? values[key] : 0;
  const sum = (typeof before === 'number' ? before : 0) + amount;
  return Math.min(limits.NUMBER_MAX, Math.max(-limits.NUMBER_MAX, sum));
}

function checkChange(player: Player, { scope, key, change }: SavedChange): SaveProblem | null {
  if (!isSavedKey(key)) return problems.key;
  if (change.kind === 'delete') return null;
  if (change.kind === 'add' && !Number.isFinite(change.amount)) return problems.amount;
  if (change.kind === 'set' && !isValueWithinSize(change.value, SAVED_VALUE_SIZE_MAX)) return problems.value;
  const count = Object.keys(player.saved[scope]).length + player.waitingSaves.length;
  return count >= SAVED_VALUES_MAX && !hasPlayerSave(player, scope, key) ? problems.count : null;
}

const problems = {
  key: {
    id: 'saved-key-not-allowed',
    message: `Names of saved values have 1 to ${SAVED_KEY_LENGTH_MAX} characters.`,
  },
  amount: { id: 'saved-number-not-finite', message: 'Only finite numbers can be saved.' },
  value: {
    id: 'saved-value-too-large',
    message: `A saved value may have a size of at most ${SAVED_VALUE_SIZE_MAX} characters.`,
  },
  count: {
    id: 'too-many-saved-values',
    message: `At most ${SAVED_VALUES_MAX} values can be saved for a player.`,
  },
} satisfies { readonly [name: string]: SaveProblem };

/** Whether data from outside is saved data of this shape and size. */
export function isSavedData(value: unknown): value is SavedData {
  if (typeof value !== 'object' || value === null) return false;
  const { game, world } = value as { readonly game?: unknown; readonly world?: unknown };
  return isSaved(game) && isSaved(world);
}

function isSaved(values: unknown): boolean {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return false;
  const entries = Object.entries(values);
  if (entries.length > SAVED_VALUES_READ_MAX) return false;
  return entries.every(([key, value]) => isSavedKey(key) && isValueWithinSize(value, SAVED_VALUE_SIZE_MAX));
}

function isSavedKey(key: string): boolean {
  return key.length > 0 && key.length <= SAVED_KEY_LENGTH_MAX && isValidSavedName(key);
}
