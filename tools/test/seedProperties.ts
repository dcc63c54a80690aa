import fc from 'fast-check';
import { inject } from 'vitest';

const SEED = 20_261_115;

/**
 * Property tests use the same values in every `npm test`. With random values, an old bug could make the tests of an
 * unrelated change fail. `npm run test:long` uses more values, and random ones, to find bugs.
 */
if (!inject('long')) fc.configureGlobal({ seed: SEED });
