import * as vitest from 'vitest';

/**
 * For what one of the quick tests has at its heart already: other widths, other pages of a kind, refusals that the
 * server's own tests walk through. A browser takes too long to look at all of it in every run.
 */
export const itInLongRun = vitest.it.runIf(vitest.inject('long'));
