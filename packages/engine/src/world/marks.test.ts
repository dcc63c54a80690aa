import { describe, expect, it } from 'vitest';
import { spawnItem } from '../systems/spawn/spawnItem.ts';
import { giveItemToUnit } from '../systems/inventory/giveItemToUnit.ts';
import { getItemInSlot } from '../systems/inventory/inventory.ts';
import { pickUpFromGround } from '../systems/items/tryPickUpItem.ts';
import { swapSlots } from '../systems/inventory/swapSlots.ts';
import { setItemStackCount } from '../systems/inventory/removeItemsFromUnit.ts';
import { startPlayerLeave } from '../systems/joining/startPlayerLeave.ts';
import { stepLeavingPlayers } from '../systems/joining/stepLeavingPlayers.ts';
import { assignPlayerTeam } from '../systems/players/assignPlayerTeam.ts';
import { assignPlayerUnit } from '../systems/players/assignPlayerUnit.ts';
import { replaceUnitType } from '../systems/units/replaceUnitType.ts';
import { assertChangesMarked } from '../testing/assertChangesMarked.ts';
import { createTestWorld, joinTestPlayer } from '../testing/createTestWorld.ts';
import type { Item, Unit } from '../entities/Entity.ts';
import { findUnit } from './findEntity.ts';
import { CHANGED_MARK } from './marks.ts';
import type { Player } from './Player.ts';
import type { World } from './World.ts';

interface Scene {
  readonly world: World;
  readonly player: Player;
  readonly knight: Unit;
  readonly wolf: Unit;
  /** A stack on the ground that is too large to fit on the knight's stacks completely. */
  readonly potions: Item;
}

const PLACED_WOLF = [{ id: 'old-wolf', kind: 'unit', type: 'wolf', x: 20, y: 20 }];

async function createScene(): Promise<Scene> {
  const world = await createTestWorld({
    map: { entities: PLACED_WOLF },
    types: { units: { knight: { inventory: { size: 2, startItems: [{ item: 'potion', count: 4 }] } } } },
  });
  const player = joinTestPlayer(world, { team: 'red' });
  const knight = findUnit(world, player.unit)!;
  const wolf = world.entities.records.find((record) => record?.type === 'wolf') as Unit;
  const potions = spawnItem(world, { type: 'potion', x: 8, y: 8, count: 5 })!;
  return { world, player, knight, wolf, potions };
}

/**
 * Each change is tested alone, because other changes in a whole tick could mark the same entity and hide a
 * missing mark.
 */
const changes: { readonly [what: string]: (scene: Scene) => void } = {
  'has another player': ({ world, player, wolf }) => assignPlayerUnit(world, player, wolf),
  'is in another team with its player': ({ world, player }) => assignPlayerTeam(world, player, 'blue'),
  'was placed on the map and lost its player': ({ world, player, wolf }) => {
    assignPlayerUnit(world, player, wolf);
    assertChangesMarked(world);
    startPlayerLeave(world, player);
    stepLeavingPlayers(world);
  },
  'has another type': ({ world, wolf }) => replaceUnitType(world, wolf, 'knight'),
  'is a stack that grew': ({ world, knight }) => giveItemToUnit(world, knight, 'potion', 1),
  'is a stack that was merged with another': ({ world, knight, potions }) => {
    pickUpFromGround(world, knight, potions);
    setItemStackCount(world, getItemInSlot(world, knight, 0)!, 1);
    assertChangesMarked(world);
    swapSlots(world, knight, 1, 0);
  },
  'is a stack that was partly taken': ({ world, knight, potions }) => {
    giveItemToUnit(world, knight, 'sword', 1);
    assertChangesMarked(world);
    pickUpFromGround(world, knight, potions);
  },
  'is a stack with a new count': ({ world, potions }) => setItemStackCount(world, potions, 2),
};

describe('marks', () => {
  it.each(Object.entries(changes))('are set for an entity that %s', async (_what, change) => {
    const scene = await createScene();
    const { world } = scene;
    assertChangesMarked(world);
    change(scene);
    expect(world.entities.marks.some((mark) => (mark & CHANGED_MARK) !== 0)).toBe(true);
    assertChangesMarked(world);
  });
});
