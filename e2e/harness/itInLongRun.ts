import * as vitest from 'vitest';

/**
 * For variations of quick tests: other widths, similar pages, and errors that tests of the server already cover. In a
 * browser they take too long for every run.
 */
export const itInLongRun = vitest.it.runIf(vitest.inject('long'));
