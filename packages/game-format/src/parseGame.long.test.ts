import { describe, expect, it } from 'vitest';
import { fuzzParseGame } from './testing/fuzzParseGame.ts';

/** A million in all. Each batch is a test of its own: between tests the runner is told that this one lives. */
const BATCHES = 100;
const RUNS = 10_000;
const FIRST_SEED = 20_261_115;

describe('[GF-01] a million random and mutated documents', () => {
  const seeds = Array.from({ length: BATCHES }, (_, batch) => FIRST_SEED + batch);
  it.each(seeds)('are answered without throwing or hanging, ten thousand from seed %i', (seed) => {
    expect(fuzzParseGame(RUNS, seed).size).toBeGreaterThan(10);
  });
});
