import type { Value } from '@playloom/game-format';
import type { Evaluate } from '../world/World.ts';

const constants = new WeakMap<object, Value>();

/** Remembers that a parameter is written down in the rule and always gives the same. */
export function markConstant<Result extends Value>(
  evaluate: Evaluate<Result>,
  value: Result,
): Evaluate<Result> {
  constants.set(evaluate, value);
  return evaluate;
}

/** What a parameter always gives; undefined when it has to be asked each time. Runners spare a call by it. */
export function readConstant<Result extends Value>(evaluate: Evaluate<Result>): Result | undefined {
  return constants.get(evaluate) as Result | undefined;
}
