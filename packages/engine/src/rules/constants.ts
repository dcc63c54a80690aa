import type { Value } from '@playloom/game-format';
import type { Evaluate } from '../world/World.ts';

const constants = new WeakMap<object, Value>();

/** Marks a parameter as a constant of the rule. */
export function markConstant<Result extends Value>(
  evaluate: Evaluate<Result>,
  value: Result,
): Evaluate<Result> {
  constants.set(evaluate, value);
  return evaluate;
}

/** The constant value of a parameter; undefined if it must be evaluated each time. Saves runners a call. */
export function readConstant<Result extends Value>(evaluate: Evaluate<Result>): Result | undefined {
  return constants.get(evaluate) as Result | undefined;
}
