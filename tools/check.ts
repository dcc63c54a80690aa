import { resolve } from 'node:path';
import { BOUNDARY_RULES } from './boundaries.ts';
import { listChecks } from './check/listChecks.ts';
import { runChecks } from './check/runChecks.ts';

process.chdir(resolve(import.meta.dirname, '..'));
const failed = await runChecks(listChecks(BOUNDARY_RULES), (line) => console.log(line));
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
