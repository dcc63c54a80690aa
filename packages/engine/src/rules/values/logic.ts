import { findEntity } from '../../world/findEntity.ts';
import { isSameValue } from '../../values/isSameValue.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const logicValueEvaluators = {
  and:
    ({ a, b }) =>
    (world, thread) =>
      a(world, thread) && b(world, thread),
  or:
    ({ a, b }) =>
    (world, thread) =>
      a(world, thread) || b(world, thread),
  not:
    ({ value }) =>
    (world, thread) =>
      !value(world, thread),
  chooseValue:
    ({ condition, yes, no }) =>
    (world, thread) =>
      condition(world, thread) ? yes(world, thread) : no(world, thread),
  isEqual:
    ({ a, b }) =>
    (world, thread) =>
      isSameValue(a(world, thread), b(world, thread)),
  isDifferent:
    ({ a, b }) =>
    (world, thread) =>
      !isSameValue(a(world, thread), b(world, thread)),
  isGreater:
    ({ a, b }) =>
    (world, thread) =>
      a(world, thread) > b(world, thread),
  isLess:
    ({ a, b }) =>
    (world, thread) =>
      a(world, thread) < b(world, thread),
  isAtLeast:
    ({ a, b }) =>
    (world, thread) =>
      a(world, thread) >= b(world, thread),
  isAtMost:
    ({ a, b }) =>
    (world, thread) =>
      a(world, thread) <= b(world, thread),
  isBetween:
    ({ value, from, to }) =>
    (world, thread) => {
      const checked = value(world, thread);
      return checked >= from(world, thread) && checked <= to(world, thread);
    },
  isNothing:
    ({ value }) =>
    (world, thread) =>
      value(world, thread) === null,
  exists:
    ({ entity }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      return found !== null && !found.isDoomed;
    },
} satisfies Partial<ValueEvaluators>;
