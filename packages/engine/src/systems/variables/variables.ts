import { limits, type Value, type Variable } from '@playloom/game-format';
import { getCoercer } from '../../values/coerce.ts';
import { fire } from '../../triggers/fire.ts';
import { isSameValue } from '../../values/isSameValue.ts';
import type { Unit } from '../../entities/Entity.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';

export function writeGlobalVariable(world: World, id: string | null, value: Value): void {
  const variable = id === null ? undefined : world.game.game.variables.global[id];
  if (id === null || variable === undefined) return;
  const fitted = fitVariable(world, variable, value);
  if (isSameValue(world.variables.get(id) ?? null, fitted)) return;
  world.variables.set(id, fitted);
  fire(world, 'variableChanges', { triggeringVariable: id });
}

export function writeUnitVariable(world: World, unit: Unit, id: string | null, value: Value): void {
  const variable = id === null ? undefined : world.game.game.variables.unit[id];
  if (id === null || variable === undefined) return;
  unit.variables = { ...unit.variables, [id]: fitVariable(world, variable, value) };
}

export function writePlayerVariable(world: World, player: Player, id: string | null, value: Value): void {
  const variable = id === null ? undefined : world.game.game.variables.player[id];
  if (id === null || variable === undefined) return;
  const fitted = fitVariable(world, variable, value);
  if (isSameValue(player.variables[id] ?? null, fitted)) return;
  player.variables = { ...player.variables, [id]: fitted };
  fire(world, 'playerVariableChanges', { triggeringPlayer: player.id, triggeringVariable: id });
}

/** Converts a value to the type of a variable. Null stays null, except for numbers, texts and booleans. */
function fitVariable(world: World, variable: Variable, value: Value): Value {
  const { type } = variable;
  if (type === 'number') {
    const number = typeof value === 'number' && Number.isFinite(value) ? value : 0;
    return Math.min(limits.NUMBER_MAX, Math.max(-limits.NUMBER_MAX, number));
  }
  const fitted = getCoercer(type)(world, value);
  if (typeof fitted === 'string') return fitted.slice(0, limits.VARIABLE_TEXT_MAX);
  return Array.isArray(fitted) ? fitted.slice(0, limits.LIST_LENGTH_MAX) : fitted;
}
