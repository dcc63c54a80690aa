/** Returns a whole number below a bound. */
export type RandomInt = (bound: number) => number;

/** Creates a random number generator (mulberry32). The same seed always gives the same numbers. */
export function createSeededRandomInt(seed: number): RandomInt {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound) | 0;
  };
}

export function pickOne<T>(roll: RandomInt, list: readonly T[]): T {
  return list[roll(list.length)] as T;
}

/** Picks `count` different elements, or all if there are fewer. */
export function pickSome<T>(roll: RandomInt, list: readonly T[], count: number): T[] {
  const left = [...list];
  const picked: T[] = [];
  while (picked.length < count && left.length > 0) picked.push(...left.splice(roll(left.length), 1));
  return picked;
}
