import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildEngine } from '../../tools/run/buildEngine.mjs';
import { buildPages } from '../../tools/run/buildPages.mjs';
import { exitCodes } from '../../tools/run/exitCodes.mjs';
import { currentTestMachine } from '../../tools/test/ensureChromium.ts';
import { ensureRedis } from '../../tools/test/ensureRedis.ts';
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
  const watched: { replays?: ReplayWatch } = {};
  console.log('Starting PostgreSQL, Redis, an object store, and the servers …');
  const fleet = await startFleet({ ...args, onLogLine: (line) => watched.replays?.handleLogLine(line) });
  try {
    await fleet.ready();
    describeFleet(fleet);
    if (args.bots === 0) return await waitForSignal();
    return await playWithBots(fleet, args, watched);
  } finally {
    await fleet.stop();
  }
}

async function playWithBots(
  fleet: Fleet,
  { bots: count, faults, seed }: FleetArguments,
  watched: { replays?: ReplayWatch },
): Promise<number> {
  const shop = faults === null ? null : await openShop(fleet, BUYERS);
  const { bots, stop } = startBots();
  try {
    const rooms = await fillFleet(fleet, bots, count, shop);
    console.log(`${count} bots play in ${rooms} rooms.`);
    if (faults === null || shop === null) return await waitForSignal();
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

function describeFleet({ url, web, rooms, redis, database, logs }: Fleet): void {
  console.log(`Playloom is ready at ${url}. Press Ctrl-C to stop.`);
  for (const server of [...web, ...rooms]) console.log(`  ${server.name.padEnd(10)} ${server.url}`);
  console.log(`  ${'Redis'.padEnd(10)} ${redis.url}`);
  console.log(`  ${'PostgreSQL'.padEnd(10)} ${database.url}`);
  console.log(`  ${'logs'.padEnd(10)} ${logs}`);
}

function waitForSignal(): Promise<number> {
  return new Promise((finish) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => finish(0));
  });
}

process.exitCode = await main();
