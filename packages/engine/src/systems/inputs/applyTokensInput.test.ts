import { expect, it } from 'vitest';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld } from '../../testing/createTestWorld.ts';
import { hashWorld } from '../../snapshot/hashWorld.ts';
import { tick } from '../../simulation/tick.ts';
import type { Input } from '../../world/Input.ts';
import type { World } from '../../world/World.ts';

const saved = { game: {}, world: {} };

async function createWorld(): Promise<World> {
  const world = await createTestWorld();
  tick(world, [
    { kind: 'join', player: 1, name: 'Ada', userId: 'u1', saved },
    { kind: 'join', player: 2, name: 'Guest', userId: null, saved },
  ]);
  return world;
}

function holds(world: World, amount: number, scope: 'game' | 'map' = 'game', player = 1): unknown {
  return callCatalogEntry(world, 'holdsToken', { player, amount, scope });
}

function sendTokens(world: World, tokens: unknown, player = 1): void {
  tick(world, [{ kind: 'tokens', player, tokens } as Input]);
}

it('is false until a balance is known, then reflects it, per game and per map', async () => {
  const world = await createWorld();
  expect([holds(world, 0), holds(world, -1), holds(world, 1)]).toEqual([false, false, false]);
  sendTokens(world, { game: 2.5, map: 0 });
  expect([holds(world, 2.5), holds(world, 2.500001), holds(world, 0)]).toEqual([true, false, true]);
  expect([holds(world, 1, 'map'), holds(world, 0, 'map')]).toEqual([false, false]);
  sendTokens(world, { game: 0, map: 7 });
  expect([holds(world, 1), holds(world, 7, 'map')]).toEqual([false, true]);
});

it('is never true for guests and missing players', async () => {
  const world = await createWorld();
  sendTokens(world, { game: 9, map: 9 }, 2);
  sendTokens(world, { game: 9, map: 9 }, 3);
  expect([holds(world, 1, 'game', 2), holds(world, 1, 'game', 3)]).toEqual([false, false]);
});

it('drops invalid balances, and leaves the world unchanged', async () => {
  const world = await createWorld();
  const other = await createWorld();
  for (const tokens of [
    null,
    5,
    {},
    { game: 1 },
    { game: -1, map: 0 },
    { game: Infinity, map: 0 },
    { game: '9', map: 9 },
  ]) {
    sendTokens(world, tokens);
    tick(other, []);
  }
  expect(hashWorld(world)).toBe(hashWorld(other));
  expect(holds(world, 1)).toBe(false);
});
