import { setTimeout as pause } from 'node:timers/promises';
import type { BotsFigures, FleetBots } from '../bots/FleetBots.ts';
import { checkPurchases } from '../checks/checkPurchases.ts';
import type { Shop } from '../checks/openShop.ts';
import type { ReplayWatch } from '../checks/watchReplays.ts';
import type { CausedFault, ChaosOutcome } from './ChaosOutcome.ts';
import type { Fleet } from '../parts/startFleet.ts';
import { causeFault } from './causeFault.ts';
import type { Fault } from './planFaults.ts';

interface ChaosParts {
  readonly fleet: Fleet;
  readonly bots: FleetBots;
  readonly shop: Shop;
  readonly replays: ReplayWatch;
  readonly print: (line: string) => void;
}

/** Players who are still away get this long to come back. */
const SETTLE_MS = 5_000;

/** The next fault waits for players, so that it is clear why they are away. But not forever. */
const RETURN_LIMIT_MS = 30_000;
const LOOK_EVERY_MS = 200;

/** Breaks parts of the fleet one after another, and collects what players saw. */
export async function runChaos(
  { fleet, bots, shop, replays, print }: ChaosParts,
  faults: readonly Fault[],
): Promise<ChaosOutcome> {
  const caused: CausedFault[] = [];
  for (const [index, fault] of faults.entries()) {
    await pause(fault.pauseMs);
    const from = Date.now();
    const text = await causeFault(fleet, fault);
    caused.push({ kind: fault.kind, text, from });
    const { playing, endings } = await waitForPlayers(bots);
    const seconds = ((Date.now() - from) / 1000).toFixed(1);
    print(
      `${index + 1}/${faults.length} ${text}; all ready after ${seconds} s, ${playing} playing, ${endings.length} ended`,
    );
  }
  await pause(SETTLE_MS);
  const canJoin = await waitForJoin(bots);
  await bots.finishPurchases();
  const purchases = await checkPurchases(fleet.database.url, shop, (await bots.read()).purchases);
  // A room may be moving right now, because servers that were started again take rooms from others.
  const players = await waitForPlayers(bots);
  return { faults: caused, bots: players, canJoin, replays: await replays.finish(), purchases };
}

/** Whether the bot that joins and leaves all the time can still do that. */
async function waitForJoin(bots: FleetBots): Promise<boolean> {
  const until = Date.now() + RETURN_LIMIT_MS;
  const { joins } = await bots.read();
  while (Date.now() < until) {
    if ((await bots.read()).joins > joins) return true;
    await pause(LOOK_EVERY_MS);
  }
  return false;
}

async function waitForPlayers(bots: FleetBots): Promise<BotsFigures> {
  const until = Date.now() + RETURN_LIMIT_MS;
  for (;;) {
    const figures = await bots.read();
    if (figures.playing === figures.all || Date.now() > until) return figures;
    await pause(LOOK_EVERY_MS);
  }
}
