import type { Expression, GameInput } from '@playloom/game-format';
import { thisUnit } from '../../../../tools/games/kit/expressions.ts';

export type GameRules = NonNullable<GameInput['rules']>;

/** Values that many rules of the race use. */
export const triggeringProp: Expression = { get: 'triggeringProp' };
/** The owner of the triggering unit. Triggers where a unit touches a prop have no triggering player. */
export const triggeringUnitOwner: Expression = { get: 'ownerOf', entity: thisUnit };

export function allOf(...parts: readonly Expression[]): Expression {
  return parts.reduce((a, b) => ({ get: 'and', a, b }));
}

/** Joins texts like `joinText`, but nests the expressions to the right. */
export function joinTextFromRight(...parts: readonly Expression[]): Expression {
  return parts.reduceRight((b, a) => ({ get: 'joinTexts', a, b }));
}

/** Formats seconds with one decimal, such as 41.3 s. */
export function formatSecondsText(value: Expression): Expression {
  return { get: 'joinTexts', a: { get: 'numberAsText', value, digits: 1 }, b: ' s' };
}
