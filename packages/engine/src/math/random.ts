/** The state of a random number stream: plain data, so that a snapshot can contain it. */
export interface RandomState {
  a: number;
  b: number;
  c: number;
  d: number;
}

const UINT32 = 4_294_967_296;
/** How many numbers are discarded at the start, so that similar seeds give unrelated sequences. */
const WARM_UP = 12;

/** Creates a random number stream. The generator is sfc32 by Chris Doty-Humphrey. */
export function createRandom(seed: number): RandomState {
  const high = Math.floor(seed / UINT32) | 0;
  const state = { a: 0, b: high, c: seed | 0, d: 1 };
  for (let round = 0; round < WARM_UP; round++) nextRandom(state);
  return state;
}

/** Returns a number from 0 up to, but not including, 1. */
export function nextRandom(state: RandomState): number {
  const sum = (state.a + state.b + state.d) | 0;
  state.d = (state.d + 1) | 0;
  state.a = state.b ^ (state.b >>> 9);
  state.b = (state.c + (state.c << 3)) | 0;
  state.c = (((state.c << 21) | (state.c >>> 11)) + sum) | 0;
  return (sum >>> 0) / UINT32;
}
