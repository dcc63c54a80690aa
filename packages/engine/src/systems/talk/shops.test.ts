import type { GameInput } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { spawnUnit } from '../units/spawnUnit.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, joinTestPlayer, runTicks } from '../../testing/createTestWorld.ts';
import { recordTriggers } from '../../testing/recordTriggers.ts';
import type { Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { readAttribute, setEntityAttribute } from '../attributes/attributes.ts';
import { countItems } from '../inventory/countItems.ts';
import { giveItemToUnit } from '../inventory/giveItemToUnit.ts';
import { teleportEntity } from '../bodies/motion.ts';
import { writePlayerVariable } from '../variables/variables.ts';
import { startInteraction } from './startInteraction.ts';
import { buyOffer, closePlayerShop, listAvailableOfferIds, openPlayerShop } from './shops.ts';

const isRich = {
  get: 'isAtLeast',
  a: { get: 'playerVariable', player: { get: 'triggeringPlayer' }, variable: 'coins' },
  b: 50,
} as const;

const types: GameInput['types'] = {
  units: {
    smith: { name: 'Smith', interaction: { shop: 'forge', range: 1.5 } },
    dog: { name: 'Dog', attributes: { health: {} } },
  },
  shops: {
    forge: {
      name: 'Forge',
      currency: { kind: 'player-variable', variable: 'coins' },
      offers: [
        { id: 'potions', sells: { kind: 'item', item: 'potion', count: 3 }, price: 4 },
        { id: 'sword', sells: { kind: 'item', item: 'sword' }, price: 5, limitPerPlayer: 2 },
        { id: 'hound', sells: { kind: 'unit', unit: 'dog' }, price: 8 },
        { id: 'song', sells: { kind: 'buff', buff: 'haste' }, price: 1 },
        {
          id: 'gate',
          sells: { kind: 'actions' },
          price: 2,
          do: [{ do: 'changeVariable', variable: 'gold', amount: 7 }],
        },
        { id: 'secret', sells: { kind: 'actions' }, price: 0, if: [isRich] },
      ],
    },
    altar: {
      name: 'Altar',
      currency: { kind: 'attribute', attribute: 'health' },
      offers: [{ id: 'song', sells: { kind: 'buff', buff: 'haste' }, price: 30 }],
    },
  },
};

interface Scene {
  readonly world: World;
  readonly player: Player;
  readonly knight: Unit;
  readonly triggerRecord: ReturnType<typeof recordTriggers>;
  readonly refusals: () => string[];
}

async function createScene(shop = 'forge'): Promise<Scene> {
  const triggerRecord = recordTriggers();
  const world = await createTestWorld({ types, map: { entities: [] } }, { scripts: triggerRecord.scripts });
  const player = joinTestPlayer(world);
  const knight = findUnit(world, player.unit)!;
  teleportEntity(world, knight, 10, 10);
  openPlayerShop(world, player, shop, null);
  const refusals = () =>
    world.events.flatMap((event) =>
      event.kind === 'message' && event.player === player.id ? [event.text] : [],
    );
  return { world, player, knight, triggerRecord, refusals };
}

describe('shops', () => {
  it('[EG-06] sell items for a player variable and fire triggers', async () => {
    const { world, player, knight, triggerRecord } = await createScene();
    runTicks(world, 1, [{ kind: 'buy', player: player.id, offer: 'potions' }]);
    expect(countItems(world, knight, 'potion')).toBe(3);
    expect(player.variables['coins']).toBe(6);
    const context = { triggeringPlayer: player.id, triggeringUnit: knight.id, boughtOffer: 'potions' };
    expect(triggerRecord.of('playerBuys')).toEqual([context]);
    expect(triggerRecord.of('playerVariableChanges')).toHaveLength(1);
    expect(player.bought).toEqual({ 'forge/potions': 1 });
  });

  it('[EG-06] sell units, buffs and actions', async () => {
    const { world, player, knight } = await createScene();
    writePlayerVariable(world, player, 'coins', 100);
    for (const offer of ['hound', 'song', 'gate']) buyOffer(world, player, offer);
    expect(player.variables['coins']).toBe(89);
    const dogs = (callCatalogEntry(world, 'allUnits') as number[]).map((id) => findUnit(world, id)!);
    const dog = dogs.find(({ type }) => type === 'dog')!;
    expect(dog).toMatchObject({ owner: player.id, team: player.team });
    const { x, y } = world.entities.motion;
    expect(Math.hypot(x[dog.slot]! - 10, y[dog.slot]! - 10)).toBeCloseTo(1);
    expect(player.unit).toBe(knight.id);
    expect(knight.buffs.map(({ buff }) => buff)).toEqual(['haste']);
    expect(world.variables.get('gold')).toBe(7);
  });

  it('[EG-06] accept an attribute of the unit as a price', async () => {
    const { world, player, knight, refusals } = await createScene('altar');
    buyOffer(world, player, 'song');
    expect(readAttribute(world, knight, 'health')).toBe(70);
    expect(knight.buffs).toHaveLength(1);
    setEntityAttribute(world, knight, 'health', 29);
    buyOffer(world, player, 'song');
    expect(readAttribute(world, knight, 'health')).toBe(29);
    expect(refusals()).toEqual(['You can’t afford this.']);
  });

  it('[EG-06] refuse with a message and take nothing: not enough money, no room, unavailable or limit reached', async () => {
    const { world, player, knight, triggerRecord, refusals } = await createScene();
    giveItemToUnit(world, knight, 'bow', 4);
    buyOffer(world, player, 'potions');
    expect(refusals()).toEqual(['Your inventory is full.']);
    expect(player.variables['coins']).toBe(10);
    callCatalogEntry(world, 'emptyInventory', { unit: knight.id });
    for (let times = 0; times < 3; times += 1) buyOffer(world, player, 'sword');
    expect(refusals()).toContain('You can’t buy any more of this.');
    expect([countItems(world, knight, 'sword'), player.variables['coins']]).toEqual([2, 0]);
    buyOffer(world, player, 'potions');
    expect(refusals().at(-1)).toBe('You can’t afford this.');
    buyOffer(world, player, 'secret');
    expect(refusals().at(-1)).toBe('This isn’t for sale right now.');
    for (const offer of ['nothing', 'toString', '']) buyOffer(world, player, offer);
    runTicks(world, 1);
    expect(triggerRecord.of('playerBuys')).toHaveLength(2);
    expect(countItems(world, knight, 'potion')).toBe(0);
  });

  it('[EG-06] show only offers whose conditions are met', async () => {
    const { world, player } = await createScene();
    expect(listAvailableOfferIds(world, player)).toEqual(['potions', 'sword', 'hound', 'song', 'gate']);
    writePlayerVariable(world, player, 'coins', 50);
    expect(listAvailableOfferIds(world, player)).toContain('secret');
    buyOffer(world, player, 'secret');
    expect(player.bought).toEqual({ 'forge/secret': 1 });
    closePlayerShop(world, player);
    expect(listAvailableOfferIds(world, player)).toEqual([]);
    buyOffer(world, player, 'secret');
    expect(player.bought).toEqual({ 'forge/secret': 1 });
  });

  it("[EG-06] don't sell items to dead players", async () => {
    const { world, player, knight, refusals } = await createScene();
    callCatalogEntry(world, 'killUnit', { unit: knight.id });
    buyOffer(world, player, 'song');
    expect(refusals()).toEqual(['You can’t buy this right now.']);
    buyOffer(world, player, 'gate');
    expect(world.variables.get('gold')).toBe(7);
  });

  it('[EG-06] close when the buyer walks away, and are opened and closed by rules', async () => {
    const { world, player, knight } = await createScene();
    callCatalogEntry(world, 'closeShop', { player: player.id });
    expect(player.shop).toBe(null);
    callCatalogEntry(world, 'openShop', { player: player.id, shop: 'altar' });
    expect(player.shop).toEqual({ shop: 'altar', partner: null });
    const smith = spawnUnit(world, { type: 'smith', x: 11, y: 10 })!;
    startInteraction(world, player);
    runTicks(world, 1);
    expect(player.shop).toEqual({ shop: 'forge', partner: smith.id });
    teleportEntity(world, knight, 14, 10);
    runTicks(world, 1);
    expect(player.shop).toBe(null);
  });
});
