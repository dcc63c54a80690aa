import fc from 'fast-check';
import { inject } from 'vitest';

const SEED = 20_261_115;

/**
 * Property tests use the same values in every `npm test`: with random values, an old bug would block an
 * unrelated change. `npm run test:long` uses more and random values to find bugs.
 */
if (!inject('long')) fc.configureGlobal({ seed: SEED });
