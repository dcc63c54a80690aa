import type { Expression } from '@playloom/game-format';

/** Values and operators that the rules of several games use. */
export const thisUnit: Expression = { get: 'triggeringUnit' };
export const player: Expression = { get: 'triggeringPlayer' };

export function joinText(...parts: readonly Expression[]): Expression {
  return parts.reduce((a, b) => ({ get: 'joinTexts', a, b }));
}

export function negate(value: Expression): Expression {
  return { get: 'not', value };
}

export function measureDistance(a: Expression, b: Expression): Expression {
  return { get: 'distanceBetween', a, b };
}

/** Returns a variable of a player, by default of the triggering player. */
export function getPlayerVariable(variable: string, of: Expression = player): Expression {
  return { get: 'playerVariable', player: of, variable };
}

export function getGlobalVariable(variable: string): Expression {
  return { get: 'variable', variable };
}
