import type { Value, VariableType } from '@playloom/game-format';
import { fire } from '../../rules/fire.ts';
import { isSame } from '../../rules/isSame.ts';
import type { Player, SavedChange, SavedData } from '../../world/Player.ts';
import { tell } from '../../world/tell.ts';
import type { World } from '../../world/World.ts';
import { setPlayerVariable } from '../variables/variables.ts';
import { readSaved, save, takeInSavedData } from './savedData.ts';

/** Ids of this room mean nothing in the next. */
const KEPT_IN_ROOM: ReadonlySet<VariableType> = new Set(['unit', 'item', 'prop', 'player']);

/** Where a player variable lies in the saved data of its game. */
export function savedKeyOf(variable: string): string {
  return `variable:${variable}`;
}

/** Player variables as they are on joining: as saved, else as the document says. */
export function startPlayerVariables(world: World): { readonly [variable: string]: Value } {
  const entries = Object.entries(world.game.game.variables.player);
  return Object.fromEntries(entries.map(([id, { initial }]) => [id, initial ?? null]));
}

/** Saved data came, on joining or later: variables take their saved values and rules are told. */
export function loadSavedData(world: World, player: Player, saved: SavedData): void {
  takeInSavedData(world, player, saved);
  for (const id of listSavedVariables(world)) {
    const key = savedKeyOf(id);
    if (Object.hasOwn(player.saved.game, key)) {
      setPlayerVariable(world, player, id, readSaved(player, 'game', key));
    }
  }
  fire(world, 'savedDataLoads', { triggeringPlayer: player.id, triggeringUnit: player.unit });
}

/**
 * Saves variables that have changed, once a second: a rule may count up every tick. A player who bought something is
 * saved in the same tick, because the purchase is marked as delivered with what is saved there: later, a crash in
 * between would lose what was paid for.
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
  const start = startPlayerVariables(world);
  for (const id of listSavedVariables(world)) {
    const key = savedKeyOf(id);
    const value = player.variables[id] ?? null;
    const isKept = Object.hasOwn(player.saved.game, key);
    const kept = isKept ? player.saved.game[key]! : start[id]!;
    if (!isSame(value, kept)) saveVariable(world, player, id, toChange(value, isKept ? kept : null));
  }
}

/**
 * Whole numbers are saved as what was added: someone who plays in two rooms at once cannot spend coins in one
 * and keep them in the other. Sums of fractions would drift away from the variable.
 */
function toChange(value: Value, kept: Value): SavedChange['change'] {
  if (!Number.isSafeInteger(value) || !Number.isSafeInteger(kept)) return { kind: 'set', value };
  return { kind: 'add', amount: (value as number) - (kept as number) };
}

function saveVariable(world: World, player: Player, id: string, change: SavedChange['change']): void {
  const problem = save(world, player, { scope: 'game', key: savedKeyOf(id), change });
  if (problem === null) return;
  tell(world, { kind: 'rule-problem', rule: '', path: `variables.player.${id}`, ...problem });
}

function listSavedVariables(world: World): readonly string[] {
  return Object.entries(world.game.game.variables.player)
    .filter(([, { isSaved, type }]) => isSaved && !KEPT_IN_ROOM.has(type))
    .map(([id]) => id);
}
