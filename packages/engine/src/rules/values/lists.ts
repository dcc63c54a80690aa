import { limits, type Value } from '@playloom/game-format';
import { nextRandom } from '../../math/random.ts';
import type { World } from '../../world/World.ts';
import { isSameValue } from '../../values/isSameValue.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const listValueEvaluators = {
  emptyList: () => () => [],
  listOf:
    ({ first, second, third, fourth, fifth, sixth }) =>
    (world, thread) =>
      [first, second, third, fourth, fifth, sixth]
        .map((element) => element(world, thread))
        .filter((element, index) => index === 0 || element !== null),
  listLength:
    ({ list }) =>
    (world, thread) =>
      list(world, thread).length,
  listElement:
    ({ list, number }) =>
    (world, thread) =>
      list(world, thread)[Math.floor(number(world, thread)) - 1] ?? null,
  listContains:
    ({ list, element }) =>
    (world, thread) => {
      const searched = element(world, thread);
      return chargeSteps(world, list(world, thread)).some((candidate) => isSameValue(candidate, searched));
    },
  numberInList:
    ({ list, element }) =>
    (world, thread) => {
      const searched = element(world, thread);
      return (
        chargeSteps(world, list(world, thread)).findIndex((candidate) => isSameValue(candidate, searched)) + 1
      );
    },
  listWith:
    ({ list, element }) =>
    (world, thread) =>
      [...chargeSteps(world, list(world, thread)), element(world, thread)].slice(0, limits.LIST_LENGTH_MAX),
  listWithout:
    ({ list, element }) =>
    (world, thread) => {
      const removed = element(world, thread);
      return chargeSteps(world, list(world, thread)).filter((candidate) => !isSameValue(candidate, removed));
    },
  sortedList:
    ({ list, order }) =>
    (world, thread) => {
      const sorted = chargeSteps(world, list(world, thread)).toSorted(compare);
      return order(world, thread) === 'highest' ? sorted.toReversed() : sorted;
    },
  shuffledList:
    ({ list }) =>
    (world, thread) =>
      shuffle(world, chargeSteps(world, list(world, thread))),
  emptyRecord: () => () => ({}),
  recordEntry:
    ({ record, key }) =>
    (world, thread) => {
      const [entries, name] = [record(world, thread), key(world, thread)];
      return Object.hasOwn(entries, name) ? entries[name]! : null;
    },
  recordKeys:
    ({ record }) =>
    (world, thread) =>
      Object.keys(record(world, thread)),
  recordHasKey:
    ({ record, key }) =>
    (world, thread) =>
      Object.hasOwn(record(world, thread), key(world, thread)),
} satisfies Partial<ValueEvaluators>;

/** Charges the tick's step budget for iterating over a list, as much as a loop would. */
function chargeSteps(world: World, list: readonly Value[]): readonly Value[] {
  world.stepsLeft -= list.length;
  return list;
}

/**
 * Sorts numbers first, then texts, then the rest. Texts are compared by code units, because alphabetical order
 * differs between platforms.
 */
function compare(a: Value, b: Value): number {
  const rank = rankOf(a) - rankOf(b);
  if (rank !== 0 || rankOf(a) === 2) return rank;
  return a! < b! ? -1 : a! > b! ? 1 : 0;
}

function rankOf(value: Value): number {
  return typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2;
}

function shuffle(world: World, list: readonly Value[]): readonly Value[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(nextRandom(world.random) * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}
