import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildEngine } from '../../tools/run/buildEngine.mjs';
import { buildPages } from '../../tools/run/buildPages.mjs';
import { exitCodes } from '../../tools/run/exitCodes.mjs';
import { currentTestMachine } from '../../tools/test/ensureChromium.ts';
import { ensureRedis } from '../../tools/test/ensureRedis.ts';
import { listDescendants } from '../../apps/server/src/testing/listDescendants.ts';
import { startBots } from './bots/startBots.ts';
import { planFaults } from './chaos/planFaults.ts';
import { runChaos } from './chaos/runChaos.ts';
import { openShop } from './checks/openShop.ts';
import { watchReplays, type ReplayWatch } from './checks/watchReplays.ts';
import { fillFleet } from './fillFleet.ts';
import { type FleetArguments, readFleetArguments } from './readFleetArguments.ts';
import { formatSummary } from './report/formatSummary.ts';
import { summarize } from './report/summarize.ts';
import { type Fleet, startFleet } from './parts/startFleet.ts';

const BUYERS = 3;
const root = resolve(import.meta.dirname, '../..');

process.title = 'playloom fleet';

/** `npm run fleet`: starts a whole fleet on this machine, for trying and testing. */
async function main(): Promise<number> {
  const args = readFleetArguments(process.argv.slice(2));
  if (typeof args === 'string') {
    console.error(`${args} Run npm run fleet -- --help for details.`);
    return exitCodes.badArguments;
  }
  if (!ensureRedis(currentTestMachine)) return exitCodes.redisMissing;
  await buildPages(root, process.execPath);
  await buildEngine(root, process.execPath);
  const stopped = waitForSignal();
  const watched: { replays?: ReplayWatch } = {};
  console.log('Starting PostgreSQL, Redis, an object store, and the servers …');
  const plan = {
    ...args,
    isMeasured: args.faults !== null,
    onLogLine: (line: Record<string, unknown>) => watched.replays?.handleLogLine(line),
    print: (line: string) => console.log(line),
  };
  const fleet = await startFleet(plan).catch((error: unknown) => {
    console.error(describeStartFailure(error, args));
    return null;
  });
  if (fleet === null) return 1;
  try {
    return await Promise.race([stopped, runFleet(fleet, args, watched, stopped)]);
  } catch (error) {
    // Printed before the parts stop, which may fail as well.
    console.error(`The fleet ended early. ${error instanceof Error ? error.stack : String(error)}`);
    return 1;
  } finally {
    await fleet.stop();
  }
}

function describeStartFailure(error: unknown, { port }: FleetArguments): string {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use. Choose another one with --port, or leave it out.`
    : `The fleet could not start. ${String(error)}`;
}

type Watched = { replays?: ReplayWatch };

async function runFleet(
  fleet: Fleet,
  args: FleetArguments,
  watched: Watched,
  stopped: Promise<number>,
): Promise<number> {
  await fleet.ready();
  describeFleet(fleet);
  return args.bots === 0 ? stopped : playWithBots(fleet, args, watched, stopped);
}

async function playWithBots(
  fleet: Fleet,
  { bots: count, faults, seed }: FleetArguments,
  watched: Watched,
  stopped: Promise<number>,
): Promise<number> {
  const shop = faults === null ? null : await openShop(fleet, BUYERS);
  const { bots, pid, stop } = startBots();
  try {
    const rooms = await fillFleet(fleet, bots, { count, seed }, shop);
    console.log(`${count} bots play in ${rooms} rooms, from process ${pid}.`);
    if (faults === null || shop === null) return await stopped;
    const replays = await watchReplays(fleet.redis.url, fleet.database.url);
    watched.replays = replays;
    const print = (line: string): void => console.log(line);
    const outcome = await runChaos({ fleet, bots, shop, replays, print }, planFaults(faults, seed));
    await writeFile(join(fleet.logs, 'outcome.json'), JSON.stringify(outcome, null, 2));
    const summary = summarize(outcome);
    for (const line of formatSummary(outcome, summary)) console.log(line);
    return summary.broken.length === 0 ? 0 : 1;
  } finally {
    await stop();
  }
}

function describeFleet({ url, web, rooms, redis, database, files, secretKey, logs }: Fleet): void {
  const print = (name: string, ...about: (string | number)[]): void =>
    console.log(`  ${name.padEnd(10)} ${about.join('  ')}`);
  console.log(`Playloom is ready at ${url}. Press Ctrl-C to stop.`);
  print('fleet', 'balancer and object store', `process ${process.pid}`);
  for (const { name, url: own, pid } of web) print(name, own, `process ${pid}`);
  for (const { name, url: own, pid } of rooms)
    print(name, own, `process ${pid}`, `rooms process ${listDescendants(pid).join(', ')}`);
  print('Redis', redis.url, `process ${redis.pid}`);
  print('PostgreSQL', database.url, `process ${database.pid}`);
  print('files', files.url);
  print('secret key', secretKey);
  print('logs', logs);
}

/**
 * Resolves at the first signal, also while parts are still starting. A terminal sends Ctrl-C to all processes and npm
 * passes it on, so more of them are expected.
 */
function waitForSignal(): Promise<number> {
  return new Promise((finish) => {
    const stop = (): void => finish(0);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  }).then(() => {
    console.log('Stopping …');
    return 0;
  });
}

// At once: bots or chaos may still be busy when the fleet is stopped early.
process.exit(await main());
