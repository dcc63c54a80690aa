import fc from 'fast-check';
import { inject } from 'vitest';

const SEED = 20_261_115;

/**
 * Properties try the same values in every `npm test`: with values drawn anew, a fault that has been there for long
 * would stop somebody else's change. `npm run test:long` draws new ones and more of them, and is where faults are found.
 */
if (!inject('long')) fc.configureGlobal({ seed: SEED });
