import { describe, expect, inject, it } from 'vitest';
import {
  buy,
  find,
  go,
  messages,
  placeOf,
  pocketed,
  press,
  run,
  TICKS_A_SECOND,
  unitOf,
  variable,
  visit,
  type Visit,
  visitor,
} from '../harbour/testing/Visit.ts';
import { playDays } from '../harbour/testing/playDays.ts';
import { testStarterGame } from '../testing/testStarterGame.ts';

const REFILL_TICKS = 22 * TICKS_A_SECOND;
const DUG = 209;
const CHEST = [24.5, 8.6] as const;
const CAVE_BOTTOM = 10.4;

describe('Lamp Island', () => {
  testStarterGame('harbour-island');

  it('tells whoever has the map where the key lies', async () => {
    const island = await visit('harbour-island', having({ 'item:map': 1 }));
    run(island, 2 * TICKS_A_SECOND);
    expect(visitor(island).showing.texts['left']).toContain(clueOf(island));
    press(island, 'space');
    run(island, 2);
    expect(messages(island).at(-1)).toContain(clueOf(island));
  });

  it('gives the key to whoever digs at the right cross, and buries another', async () => {
    const island = await visit('harbour-island');
    digAt(island, String(island.world.variables.get('treasure')));
    expect(pocketed(island, 'key')).toBe(1);
  });

  it('leaves a hole that can be dug again when the water has filled it', async () => {
    const island = await visit('harbour-island');
    const wrong = island.world.variables.get('treasure') === 'dig-3' ? 'dig-4' : 'dig-3';
    digAt(island, wrong);
    expect(pocketed(island, 'key')).toBe(0);
    expect(holes(island)).toBe(1);
    digAt(island, wrong);
    expect(messages(island).at(-1)).toContain('Someone was here');
    run(island, REFILL_TICKS);
    expect(holes(island)).toBe(0);
    const told = messages(island).length;
    digAt(island, wrong);
    expect(messages(island).slice(told)).not.toContainEqual(expect.stringContaining('Someone was here'));
  });

  it('turns away from the cave whoever has no lantern', async () => {
    const island = await visit('harbour-island');
    go(island, ...CHEST);
    expect(placeOf(island, unitOf(island)).y).toBeGreaterThan(CAVE_BOTTOM);
    expect(messages(island).at(-1)).toContain('Too dark');
  });

  it('opens the chest with a key, and pays more the first time in a life', async () => {
    const island = await visit('harbour-island', having({ 'item:lantern': 1, 'item:key': 1 }));
    go(island, ...CHEST);
    expect(island.events).toContainEqual(
      expect.objectContaining({ kind: 'layer-opacity', layer: 'roof', player: 1, opacity: 0.1 }),
    );
    press(island, 'e');
    run(island, 2);
    expect([variable(island, 'coins'), pocketed(island, 'key'), pocketed(island, 'gem')]).toEqual([30, 0, 1]);
    press(island, 'e');
    expect(messages(island).at(-1)).toContain('Locked');
    expect(island.saved.world['treasure']).toBe(true);
    digAt(island, String(island.world.variables.get('treasure')));
    go(island, ...CHEST);
    press(island, 'e');
    run(island, 2);
    expect(variable(island, 'coins')).toBe(45);
    go(island, 24.5, 14);
    expect(island.events.findLast(({ kind }) => kind === 'layer-opacity')).toMatchObject({ opacity: 1 });
  });

  it('trades at the keeper’s store', async () => {
    const island = await visit('harbour-island', having({ 'item:shell': 4, 'item:gem': 1 }));
    go(island, 33.2, 18.8);
    press(island, 'e');
    expect(visitor(island).shop?.shop).toBe('hut');
    buy(island, 'sell-shells');
    buy(island, 'sell-gems');
    expect(variable(island, 'coins')).toBe(14);
    buy(island, 'broom');
    buy(island, 'lantern');
    buy(island, 'map');
    expect(['broom', 'lantern', 'map'].map((item) => pocketed(island, item))).toEqual([1, 1, 0]);
    expect(variable(island, 'coins')).toBe(4);
  });

  it('lets crabs pinch whoever stands on them', async () => {
    const island = await visit('harbour-island');
    for (let steps = 0; steps < TICKS_A_SECOND; steps += 1) {
      const { x, y } = placeOf(island, find(island, 'crab'));
      go(island, x, y);
    }
    expect(unitOf(island).buffs.map(({ buff }) => buff)).toEqual(['pinched']);
    expect(island.events).toContainEqual(expect.objectContaining({ kind: 'sound', sound: 'pinch' }));
  });

  it('keeps bots busy until the tide comes in: they find the chest, and not always the same one wins', async () => {
    const tides = inject('long') ? 6 : 4;
    const { world, problems, winners } = await playDays(
      'harbour-island',
      6,
      tides,
      inject('long') ? 300 : 75,
    );
    expect(problems).toEqual([]);
    expect(winners).toHaveLength(tides);
    expect(new Set(winners.filter((winner) => winner !== null)).size).toBeGreaterThan(1);
    const players = [...world.players.values()];
    expect(players.some(({ variables }) => Number(variables['chests-opened']) > 0)).toBe(true);
    for (const { variables } of players) expect(Number(variables['coins'])).toBeGreaterThan(0);
  });
});

function having(world: { readonly [key: string]: number }) {
  return { game: {}, world };
}

function holes({ world }: Visit): number {
  return [...world.tiles.changes.values()].filter((tile) => tile === DUG).length;
}

function clueOf({ world }: Visit): string {
  const clues = world.variables.get('clues') as { readonly [cross: string]: string };
  return clues[String(world.variables.get('treasure'))]!;
}

function digAt(island: Visit, cross: string): void {
  const placed = island.world.game.game.map.entities.find(({ id }) => id === cross)!;
  go(island, placed.x, placed.y + 0.4);
  press(island, 'e');
  run(island, 2);
}
