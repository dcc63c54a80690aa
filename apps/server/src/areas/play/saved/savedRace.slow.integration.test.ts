import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { PlatformCalls } from '@playloom/room-contract';
import { addTestMap, addTestUser, addTestWorld } from '../../../testing/addTestWorld.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';
import { LEASE_MS } from './savedLimits.ts';

const INTERLEAVINGS = inject('long') ? 1000 : 200;

let server: TestServer;
let platform: PlatformCalls;
beforeAll(async () => {
  server = await createTestServer();
  platform = createPlatformCalls(server.services);
});
afterAll(() => server.close());

/** The next step of a room in the race. All rooms play with the same player. */
type Step = 'open' | 'write' | 'write-twice' | 'renew' | 'close' | 'crash' | 'wait';
const step = fc.constantFrom<Step>(
  'open',
  'open',
  'write',
  'write',
  'write-twice',
  'renew',
  'close',
  'crash',
  'wait',
);
const plan = fc.array(fc.tuple(step, fc.nat(3)), { minLength: 3, maxLength: 7 });

interface Race {
  userId: string;
  gameIds: string[];
  /** The number of moved coins that were acknowledged. */
  acknowledged: number;
  /** The last requests of crashed rooms. */
  finalWrites: Promise<void>[];
}

/** Every write moves a coin from the purse to the box. None may be lost or doubled. */
const MOVE = [
  { scope: 'world', key: 'purse', change: { kind: 'add', amount: -1 } },
  { scope: 'world', key: 'box', change: { kind: 'add', amount: 1 } },
];

async function playRoom(race: Race, roomId: string, steps: [Step, number][]): Promise<void> {
  let lease: string | null = null;
  let sequence = 0;
  const gameId = race.gameIds[roomId.charCodeAt(0) % race.gameIds.length] ?? '';
  const write = async (): Promise<void> => {
    if (lease === null) return;
    sequence += 1;
    if ((await platform.writeSaved({ lease, sequence, changes: MOVE })) === 'written') race.acknowledged += 1;
    else lease = null;
  };
  const acts: Record<Step, () => Promise<unknown>> = {
    async open() {
      const opened = await platform.openSaved({ gameId, userId: race.userId, roomId });
      if (!opened) return;
      [lease, sequence] = [opened.lease, 0];
      const { purse = 0, box = 0 } = opened.saved.world as { purse?: number; box?: number };
      expect(purse + box, 'a room opened half of a write').toBe(0);
    },
    write,
    async 'write-twice'() {
      await write();
      if (lease !== null) await platform.writeSaved({ lease, sequence, changes: MOVE });
    },
    renew: async () => lease !== null && platform.renewLeases([lease]),
    async close() {
      const held = lease;
      lease = null;
      if (held !== null) await platform.closeSaved(held);
    },
    // The room loses its state; its last request may still arrive.
    async crash() {
      if (lease !== null) race.finalWrites.push(write());
      lease = null;
    },
    wait: async () => server.clock.advance(LEASE_MS / 2),
  };
  for (const [name, turns] of steps) {
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    await acts[name]();
  }
}

it(`[EG-10] [R6] loses and doubles nothing in ${INTERLEAVINGS} races of rooms that crash`, async () => {
  const world = await addTestWorld(server);
  const gameIds = [await addTestMap(server, world), await addTestMap(server, world)];
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(plan, plan, plan, async (...plans) => {
      const race: Race = { userId: await addTestUser(server), gameIds, acknowledged: 0, finalWrites: [] };
      await Promise.all(plans.map((steps, index) => playRoom(race, 'abc'[index] ?? 'a', steps)));
      await Promise.all(race.finalWrites);
      server.clock.advance(LEASE_MS);
      const opened = await platform.openSaved({
        gameId: gameIds[0] ?? '',
        userId: race.userId,
        roomId: 'judge',
      });
      expect(opened, 'the lease of a crashed room has ended').not.toBeNull();
      const { purse = 0, box = 0 } = (opened?.saved.world ?? {}) as { purse?: number; box?: number };
      expect(purse + box).toBe(0);
      expect(box).toBe(race.acknowledged);
      moved += box;
    }),
    { numRuns: INTERLEAVINGS },
  );
  expect(moved).toBeGreaterThan(INTERLEAVINGS / 2);
});
