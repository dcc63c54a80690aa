import type { SavedChange, SavedData, Value, VariableType } from '@playloom/game-format';
import { fire } from '../../triggers/fire.ts';
import { isSameValue } from '../../values/isSameValue.ts';
import type { Player } from '../../world/Player.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import type { World } from '../../world/World.ts';
import { writePlayerVariable } from '../variables/variables.ts';
import { loadAchievements, noAchievements } from '../achievements/achievements.ts';
import { loadGoals } from '../achievements/goals.ts';
import { readPlayerSave, savePlayerValue, storeSavedData } from './savedData.ts';

/** Variables of these types can't be saved, because ids of this room mean nothing in the next. */
const ROOM_ONLY_TYPES: ReadonlySet<VariableType> = new Set(['unit', 'item', 'prop', 'player']);

/** The key of a player variable in the player's saved data. */
function getSavedKey(variable: string): string {
  return `variable:${variable}`;
}

/** Creates the variables of a new player with the defaults from the game document. */
export function createPlayerVariables(world: World): { readonly [variable: string]: Value } {
  const entries = Object.entries(world.game.game.variables.player);
  return Object.fromEntries(entries.map(([id, { initial }]) => [id, initial ?? null]));
}

/**
 * Handles saved data that has arrived, on joining or later. Sets variables to their saved values and fires
 * triggers.
 */
export function loadSavedData(world: World, player: Player, saved: SavedData): void {
  const { achievements = noAchievements, goals, ...values } = saved;
  storeSavedData(world, player, values);
  loadAchievements(world, player, achievements);
  for (const id of listSavedVariables(world)) {
    const key = getSavedKey(id);
    if (Object.hasOwn(player.saved.game, key)) {
      writePlayerVariable(world, player, id, readPlayerSave(player, 'game', key));
    }
  }
  if (goals !== undefined) loadGoals(world, player, goals);
  fire(world, 'savedDataLoads', { triggeringPlayer: player.id, triggeringUnit: player.unit });
}

/**
 * Saves changed variables once a second, because a rule may change one every tick. Variables of a player who
 * bought something are saved in the same tick, because the purchase is marked as delivered together with this
 * data. Otherwise a crash in between would lose what was paid for.
 */
export function stepSavedVariables(world: World): void {
  if (world.tick % world.game.tickRate === 0) {
    for (const player of world.players.values()) saveVariables(world, player);
    return;
  }
  const buyers = world.events.flatMap((event) => (event.kind === 'purchase' ? [event.player] : []));
  for (const id of buyers) {
    const buyer = world.players.get(id);
    if (buyer !== undefined) saveVariables(world, buyer);
  }
}

export function saveVariables(world: World, player: Player): void {
  if (!player.hasSavedData) return;
  const start = createPlayerVariables(world);
  for (const id of listSavedVariables(world)) {
    const key = getSavedKey(id);
    const value = player.variables[id] ?? null;
    const isStored = Object.hasOwn(player.saved.game, key);
    const stored = isStored ? player.saved.game[key]! : start[id]!;
    if (!isSameValue(value, stored))
      saveVariable(world, player, id, toChange(value, isStored ? stored : null));
  }
}

/**
 * Integers are saved as differences, so that a player in two rooms at once can't spend coins in one room and
 * keep them in the other. Other numbers are not, because sums of fractions would differ from the variable.
 */
function toChange(value: Value, stored: Value): SavedChange['change'] {
  if (!Number.isSafeInteger(value) || !Number.isSafeInteger(stored)) return { kind: 'set', value };
  return { kind: 'add', amount: (value as number) - (stored as number) };
}

function saveVariable(world: World, player: Player, id: string, change: SavedChange['change']): void {
  const problem = savePlayerValue(world, player, { scope: 'game', key: getSavedKey(id), change });
  if (problem === null) return;
  emitEvent(world, { kind: 'rule-problem', rule: '', path: `variables.player.${id}`, ...problem });
}

function listSavedVariables(world: World): readonly string[] {
  return Object.entries(world.game.game.variables.player)
    .filter(([, { isSaved, type }]) => isSaved && !ROOM_ONLY_TYPES.has(type))
    .map(([id]) => id);
}
