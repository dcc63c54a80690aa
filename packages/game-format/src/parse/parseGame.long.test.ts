import { describe, expect, it } from 'vitest';
import { fuzzParseGame } from '../testing/fuzzParseGame.ts';

/** A million documents in total. Each batch is a separate test, so that the test runner gets a result in between. */
const BATCHES = 100;
const RUNS = 10_000;
const FIRST_SEED = 20_261_115;

describe('[GF-01] a million random and mutated documents', () => {
  const seeds = Array.from({ length: BATCHES }, (_, batch) => FIRST_SEED + batch);
  it.each(seeds)('parse without throwing or hanging, ten thousand from seed %i', (seed) => {
    expect(fuzzParseGame(RUNS, seed).size).toBeGreaterThan(10);
  });
});
