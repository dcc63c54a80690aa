import { expect, it } from 'vitest';
import { fuzzParseGame } from './testing/fuzzParseGame.ts';

const RUNS = 1_000_000;
const HOUR = 60 * 60 * 1000;

it(
  '[GF-01] answers a million random and mutated documents without throwing or hanging',
  { timeout: 3 * HOUR },
  () => {
    expect(fuzzParseGame(RUNS, 20_261_115).size).toBeGreaterThan(10);
  },
);
