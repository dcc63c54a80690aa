import { resolve } from 'node:path';
import { BOUNDARY_RULES } from './boundaries.ts';
import { listChecks } from './check/listChecks.ts';
import { runChecks } from './check/runChecks.ts';
import { buildEngine } from './run/buildEngine.mjs';
import { buildPages } from './run/buildPages.mjs';
import { exitCodes } from './run/exitCodes.mjs';
import { countResults, formatResults } from './test/countResults.ts';
import { ensureChromium, currentTestMachine } from './test/ensureChromium.ts';
import { ensureRedis } from './test/ensureRedis.ts';
import { createTestEnvironment, readTestArguments } from './test/readTestArguments.ts';
import { runVitest } from './test/runVitest.ts';

process.chdir(resolve(import.meta.dirname, '..'));
process.exitCode = await testEverything(process.argv.slice(2));

async function testEverything(args: string[]): Promise<number> {
  const wanted = readTestArguments(args);
  if (wanted.database && !process.env['DATABASE_URL']) {
    console.error('Set DATABASE_URL to a PostgreSQL server whose user can create databases.');
    return exitCodes.databaseUrlMissing;
  }
  const chromium = ensureChromium(currentTestMachine);
  if (chromium === undefined) return exitCodes.chromiumMissing;
  if (!ensureRedis(currentTestMachine)) return exitCodes.redisMissing;
  const isPartial = wanted.filter.length > 0 || wanted.slow === 'only';
  const failedChecks = isPartial ? [] : await runChecks(listChecks(BOUNDARY_RULES), console.log);
  await buildPages(process.cwd(), process.execPath).catch((error: unknown) => {
    console.error(String(error));
    failedChecks.push('build of the pages');
  });
  await buildEngine(process.cwd(), process.execPath).catch((error: unknown) => {
    console.error(String(error));
    failedChecks.push('build of the engine');
  });
  const run = await runVitest(wanted.filter, createTestEnvironment(wanted, process.env, chromium));
  if (failedChecks.length > 0) console.log(`Failed checks: ${failedChecks.join(', ')}`);
  const results = countResults({ ...run, failedChecks: failedChecks.length });
  console.log(formatResults(results));
  return results.failed > 0 ? 1 : 0;
}
