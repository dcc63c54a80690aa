import { limits } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import {
  mutateSynth,
  randomizeSynth,
  fillSynthDefaults,
  setSynthParameter,
  synthParameters,
} from './synth.ts';

function createChance(seed: number): () => number {
  const state = { seed };
  return () => (state.seed = (state.seed * 16807) % 2147483647) / 2147483647;
}

describe('[ED-05:part] the sound maker', () => {
  it('keeps every parameter in its range, however it is changed or randomized', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = createChance(seed);
      const thrown = randomizeSynth(random);
      const shaken = mutateSynth(thrown, random);
      for (const parameters of [thrown, shaken]) {
        expect(parameters.length).toBe(synthParameters.length);
        expect(parameters.length).toBeLessThanOrEqual(limits.SYNTH_PARAMETERS_MAX);
        parameters.forEach((value, index) => {
          const { name, min, max } = synthParameters[index]!;
          expect(value, `${name} of ${seed}`).toBeGreaterThanOrEqual(min);
          expect(value, `${name} of ${seed}`).toBeLessThanOrEqual(max);
        });
      }
    }
    expect(randomizeSynth(createChance(3))).not.toEqual(randomizeSynth(createChance(4)));
  });

  it('fills in omitted parameters, and changes a single one', () => {
    const turned = setSynthParameter([1, 0, 500], 8, 99);
    expect(turned[8]).toBe(20);
    expect(turned.with(8, 0)).toEqual(fillSynthDefaults([1, 0, 500]));
  });
});
