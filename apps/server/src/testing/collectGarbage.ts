import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees what earlier tests of this process left behind. Otherwise a measurement may contain a collection of hundreds of
 * milliseconds that a server, which has no tests behind it, does not have.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
