import type { Value } from '@playloom/game-format';
import type { Evaluate } from '../../world/World.ts';

const constants = new WeakMap<object, Value>();

/** Marks a parameter as constant, so that `readConstant` can find its value. */
export function markConstant<Result extends Value>(
  evaluate: Evaluate<Result>,
  value: Result,
): Evaluate<Result> {
  constants.set(evaluate, value);
  return evaluate;
}

/**
 * Returns the value of a constant parameter, or undefined if it must be evaluated each time. Lets an action
 * read a constant once, when it is compiled.
 */
export function readConstant<Result extends Value>(evaluate: Evaluate<Result>): Result | undefined {
  return constants.get(evaluate) as Result | undefined;
}
