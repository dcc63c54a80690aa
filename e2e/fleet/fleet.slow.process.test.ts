import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { killProcessTree } from '../../apps/server/src/testing/killProcessTree.ts';
import { startBots } from './bots/startBots.ts';
import { countFaults, planFaults } from './chaos/planFaults.ts';
import { runChaos } from './chaos/runChaos.ts';
import { openShop } from './checks/openShop.ts';
import { type ReplayWatch, watchReplays } from './checks/watchReplays.ts';
import { fillFleet } from './fillFleet.ts';
import { summarize } from './report/summarize.ts';
import { type Fleet, startFleet } from './parts/startFleet.ts';

const PLAN = inject('long')
  ? {
      bots: 50,
      buyers: 3,
      compared: 10,
      faults: countFaults({
        rooms: 20,
        web: 10,
        redis: 5,
        postgres: 5,
        deploy: 5,
        files: 1,
        'pause-rooms': 2,
        'pause-web': 1,
        'pause-redis': 1,
        'pause-postgres': 1,
      }),
    }
  : {
      bots: 4,
      buyers: 1,
      compared: 1,
      faults: countFaults({ rooms: 1, web: 1, redis: 1, postgres: 1, deploy: 1 }),
      between: { minMs: 1_000, maxMs: 3_000 },
    };
const SEED = 1;

const printed: string[] = [];
const watched: { replays?: ReplayWatch } = {};
let fleet: Fleet;
beforeAll(async () => {
  const onLogLine = (line: Record<string, unknown>): void => watched.replays?.handleLogLine(line);
  const print = (line: string): void => void printed.push(line);
  fleet = await startFleet({
    web: 2,
    rooms: inject('long') ? 3 : 2,
    port: 0,
    logs: null,
    isMeasured: inject('long'),
    onLogLine,
    print,
  });
  await fleet.ready();
});
afterAll(() => fleet?.stop());

// How long players are away depends on the machine, so only the long run decides about that.
it('[OP-50] [OP-53] a fleet whose parts are killed loses no rooms, no play, and no purchases', async () => {
  const shop = await openShop(fleet, PLAN.buyers);
  const { bots, stop } = startBots();
  try {
    await fillFleet(fleet, bots, { count: PLAN.bots, seed: SEED }, shop);
    const replays = await watchReplays(fleet.redis.url, fleet.database.url);
    watched.replays = replays;
    const print = (line: string): void => console.log(line);
    const faults = planFaults(PLAN.faults, SEED, PLAN.between);
    const outcome = await runChaos({ fleet, bots, shop, replays, print }, faults);
    const { broken, lostPlayMs } = summarize(outcome);
    expect(outcome.bots.endings).toEqual([]);
    expect(outcome.bots.playing).toBe(PLAN.bots + PLAN.buyers);
    expect(lostPlayMs).toBeLessThanOrEqual(100);
    expect(outcome.replays).toMatchObject({ different: [], missed: [] });
    expect(outcome.replays.equal).toBeGreaterThanOrEqual(PLAN.compared);
    expect(outcome.canJoin).toBe(true);
    // Nobody is turned away, only asked to try again.
    for (const { reason } of outcome.bots.refusals) expect(reason).not.toMatch(/ms: Error: 4\d\d /);
    expect(outcome.purchases).toMatchObject({ lost: 0, doubled: 0, ledgerProblems: 0 });
    expect(outcome.purchases.acknowledged).toBeGreaterThan(0);
    expect(inject('long') ? broken : []).toEqual([]);
  } finally {
    await stop();
  }
});

it('[OP-85] a part that ends is started again, with a line that says which and why', async () => {
  const [web] = fleet.web;
  const before = { web: web!.pid, redis: fleet.redis.pid, database: fleet.database.pid };
  printed.length = 0;
  process.kill(before.web, 'SIGKILL');
  process.kill(before.redis, 'SIGKILL');
  killProcessTree(before.database);
  const names = ['web-1', 'Redis', 'PostgreSQL'];
  await expect
    .poll(() => names.every((name) => printed.some((line) => line.startsWith(`${name} is ready again`))), {
      timeout: 60_000,
    })
    .toBe(true);
  expect(printed).toContain('web-1 was ended by SIGKILL. It is started again.');
  expect(printed).toContain('Redis was ended by SIGKILL. It is started again.');
  expect(printed).toContain('PostgreSQL ended. It is started again.');
  expect(printed).toContain(`Redis is ready again, as process ${fleet.redis.pid}.`);
  expect([web!.pid, fleet.redis.pid, fleet.database.pid]).not.toContain(before.redis);
});
