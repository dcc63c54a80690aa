import type { Expression, GameInput } from '@playloom/game-format';

export type GameRules = NonNullable<GameInput['rules']>;

/** Values that many rules of the race use. */
export const thisUnit: Expression = { get: 'triggeringUnit' };
export const thisProp: Expression = { get: 'triggeringProp' };
/** The owner of the unit. Triggers where a unit touches a prop have no triggering player. */
export const runner: Expression = { get: 'ownerOf', entity: thisUnit };

export function getGlobalVariable(variable: string): Expression {
  return { get: 'variable', variable };
}

export function getPlayerVariable(player: Expression, variable: string): Expression {
  return { get: 'playerVariable', player, variable };
}

export function negate(value: Expression): Expression {
  return { get: 'not', value };
}

export function joinText(...parts: readonly Expression[]): Expression {
  return parts.reduceRight((b, a) => ({ get: 'joinTexts', a, b }));
}

/** Formats seconds with one decimal, such as 41.3 s. */
export function formatSecondsText(value: Expression): Expression {
  return { get: 'joinTexts', a: { get: 'numberAsText', value, digits: 1 }, b: ' s' };
}
