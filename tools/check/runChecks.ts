import { availableParallelism } from 'node:os';
import type { Check } from './listChecks.ts';

const AT_ONCE = Math.max(2, availableParallelism());

/**
 * Runs the checks. Prints a line for each, and the output of those that fail. Returns the names of the failed checks.
 */
export async function runChecks(checks: Check[], print: (line: string) => void): Promise<string[]> {
  const failed: string[] = [];
  const waiting = checks.filter(({ isFirst }) => isFirst === true);
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const start = performance.now();
      const complaints = await check.run().catch((error: unknown) => String(error));
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      print(`${complaints === undefined ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)`);
      for (const note of check.readNotes?.() ?? []) print(`       ${note}`);
      if (complaints === undefined) continue;
      failed.push(check.name);
      print(complaints);
    }
  };
  const runWaiting = () => Promise.all(Array.from({ length: AT_ONCE }, work));
  await runWaiting();
  waiting.push(...checks.filter(({ isFirst }) => isFirst !== true));
  await runWaiting();
  return failed;
}
