/** Generates numbers from 0 to 1. The same seed gives the same numbers. */
export function* generateRandomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 16_807) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}
