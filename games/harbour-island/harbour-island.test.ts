import { describe, expect, inject, it } from 'vitest';
import {
  buyShopOffer,
  findEntityOfType,
  teleportTo,
  listShownMessages,
  getEntityPosition,
  countCarriedItems,
  pressPlayerKey,
  runSession,
  TICKS_PER_SECOND,
  getPlayerUnit,
  readPlayerVariable,
  openSoloSession,
  type SoloSession,
  getPlayer,
} from '../harbour/testing/SoloSession.ts';
import { playDays } from '../harbour/testing/playDays.ts';
import { testStarterGame } from '../../tools/games/testing/testStarterGame.ts';

const REFILL_TICKS = 22 * TICKS_PER_SECOND;
const DUG = 209;
const CHEST = [24.5, 8.6] as const;
const CAVE_BOTTOM = 10.4;

describe('Lamp Island', () => {
  testStarterGame('harbour-island');

  it('shows players with the map where the key is', async () => {
    const island = await openSoloSession('harbour-island', having({ 'item:map': 1 }));
    runSession(island, 2 * TICKS_PER_SECOND);
    expect(getPlayer(island).showing.texts['top']).toContain(clueOf(island));
    pressPlayerKey(island, 'space');
    runSession(island, 2);
    expect(listShownMessages(island).at(-1)).toContain(clueOf(island));
  });

  it('gives the key to a player who digs at the right cross, and buries another one', async () => {
    const island = await openSoloSession('harbour-island');
    digAt(island, String(island.world.variables.get('treasure')));
    expect(countCarriedItems(island, 'key')).toBe(1);
  });

  it('leaves a hole that becomes a cross again when water has filled it', async () => {
    const island = await openSoloSession('harbour-island');
    const wrong = island.world.variables.get('treasure') === 'dig-3' ? 'dig-4' : 'dig-3';
    digAt(island, wrong);
    expect(countCarriedItems(island, 'key')).toBe(0);
    expect(holes(island)).toBe(1);
    digAt(island, wrong);
    expect(listShownMessages(island).at(-1)).toContain('Someone was here');
    runSession(island, REFILL_TICKS);
    expect(holes(island)).toBe(0);
    const shown = listShownMessages(island).length;
    digAt(island, wrong);
    expect(listShownMessages(island).slice(shown)).not.toContainEqual(
      expect.stringContaining('Someone was here'),
    );
  });

  it('turns away players without a lantern from the cave', async () => {
    const island = await openSoloSession('harbour-island');
    teleportTo(island, ...CHEST);
    expect(getEntityPosition(island, getPlayerUnit(island)).y).toBeGreaterThan(CAVE_BOTTOM);
    expect(listShownMessages(island).at(-1)).toContain('Too dark');
  });

  it('opens the chest with a key, and pays more for a player’s first chest', async () => {
    const island = await openSoloSession('harbour-island', having({ 'item:lantern': 1, 'item:key': 1 }));
    teleportTo(island, ...CHEST);
    expect(island.events).toContainEqual(
      expect.objectContaining({ kind: 'layer-opacity', layer: 'roof', player: 1, opacity: 0.1 }),
    );
    pressPlayerKey(island, 'e');
    runSession(island, 2);
    expect([
      readPlayerVariable(island, 'coins'),
      countCarriedItems(island, 'key'),
      countCarriedItems(island, 'gem'),
    ]).toEqual([30, 0, 1]);
    pressPlayerKey(island, 'e');
    expect(listShownMessages(island).at(-1)).toContain('Locked');
    expect(island.saved.world['treasure']).toBe(true);
    digAt(island, String(island.world.variables.get('treasure')));
    teleportTo(island, ...CHEST);
    pressPlayerKey(island, 'e');
    runSession(island, 2);
    expect(readPlayerVariable(island, 'coins')).toBe(45);
    teleportTo(island, 24.5, 14);
    expect(island.events.findLast(({ kind }) => kind === 'layer-opacity')).toMatchObject({ opacity: 1 });
  });

  it('trades at the keeper’s store', async () => {
    const island = await openSoloSession('harbour-island', having({ 'item:shell': 4, 'item:gem': 1 }));
    teleportTo(island, 33.2, 18.8);
    pressPlayerKey(island, 'e');
    expect(getPlayer(island).shop?.shop).toBe('hut');
    buyShopOffer(island, 'sell-shells');
    buyShopOffer(island, 'sell-gems');
    expect(readPlayerVariable(island, 'coins')).toBe(14);
    buyShopOffer(island, 'broom');
    buyShopOffer(island, 'lantern');
    buyShopOffer(island, 'map');
    expect(['broom', 'lantern', 'map'].map((item) => countCarriedItems(island, item))).toEqual([1, 1, 0]);
    expect(readPlayerVariable(island, 'coins')).toBe(4);
  });

  it('[DIR-06:part] leads to the nearest cross, with a key to the store or the chest, and with a map to the key', async () => {
    const arrows = (island: SoloSession) => {
      const { entities, markers } = island.world;
      return markers
        .filter(({ hasArrow, player }) => hasArrow && player === 1)
        .map(({ entity }) => entities.records.find((record) => record?.id === entity)?.placement);
    };
    const objective = (island: SoloSession) => getPlayer(island).showing.texts['top'];
    const look = async (world: { readonly [key: string]: number }) => {
      const island = await openSoloSession('harbour-island', having(world));
      teleportTo(island, 19, 29);
      runSession(island, 3 * TICKS_PER_SECOND);
      return island;
    };
    const without = await look({});
    expect(arrows(without)).toEqual(['dig-3']);
    expect(objective(without)).toBe('Dig at the crosses for a key.');
    digAt(without, 'dig-3');
    runSession(without, 3 * TICKS_PER_SECOND);
    expect(arrows(without)).toEqual(
      without.world.variables.get('treasure') === 'dig-3' ? ['hut-1'] : ['dig-2'],
    );
    expect(arrows(await look({ 'item:key': 1 }))).toEqual(['hut-1']);
    expect(arrows(await look({ 'item:key': 1, 'item:lantern': 1 }))).toEqual(['chest-1']);
    const mapped = await look({ 'item:map': 1 });
    expect(arrows(mapped)).toEqual([mapped.world.variables.get('treasure')]);
  });

  it('lets crabs pinch players who stand on them', async () => {
    const island = await openSoloSession('harbour-island');
    for (let steps = 0; steps < TICKS_PER_SECOND; steps += 1) {
      const { x, y } = getEntityPosition(island, findEntityOfType(island, 'crab'));
      teleportTo(island, x, y);
    }
    expect(getPlayerUnit(island).buffs.map(({ buff }) => buff)).toEqual(['pinched']);
    expect(island.events).toContainEqual(expect.objectContaining({ kind: 'sound', sound: 'pinch' }));
  });

  it('keeps the places to dig where the crosses are, however many brooms swing there', async () => {
    const island = await openSoloSession('harbour-island', having({ 'item:broom': 1 }));
    const { entities, game } = island.world;
    const cross = entities.records.find((record) => record?.placement === 'dig-3')!;
    const before = getEntityPosition(island, cross);
    teleportTo(island, before.x - 1, before.y);
    runSession(island, 2, [{ kind: 'controls', player: 1, keys: ['d'], mouseX: 0, mouseY: 0, stick: null }]);
    pressPlayerKey(island, 'space');
    runSession(island, TICKS_PER_SECOND);
    expect(getEntityPosition(island, cross)).toEqual(before);
    expect(game.props.get('dig')!.type.body).toMatchObject({ kind: 'static', isSensor: true });
  });

  it('has bots that find the chest, and different bots earn the most', async () => {
    const tides = inject('long') ? 6 : 4;
    const { world, problems, bestEarners } = await playDays(
      'harbour-island',
      6,
      tides,
      inject('long') ? 300 : 75,
    );
    expect(problems).toEqual([]);
    expect(bestEarners).toHaveLength(tides);
    expect(new Set(bestEarners).size).toBeGreaterThan(1);
    const players = [...world.players.values()];
    expect(players.some(({ variables }) => Number(variables['chests-opened']) > 0)).toBe(true);
    for (const { variables } of players) expect(Number(variables['coins'])).toBeGreaterThan(0);
  });
});

function having(world: { readonly [key: string]: number }) {
  return { game: {}, world };
}

function holes({ world }: SoloSession): number {
  return [...world.tiles.changes.values()].filter((tile) => tile === DUG).length;
}

function clueOf({ world }: SoloSession): string {
  const clues = world.variables.get('clues') as { readonly [cross: string]: string };
  return clues[String(world.variables.get('treasure'))]!;
}

function digAt(island: SoloSession, cross: string): void {
  const placed = island.world.game.game.map.entities.find(({ id }) => id === cross)!;
  teleportTo(island, placed.x, placed.y + 0.4);
  pressPlayerKey(island, 'e');
  runSession(island, 2);
}
