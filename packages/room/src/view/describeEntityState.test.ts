import { findUnit, type Unit, type World } from '@playloom/engine';
import { describe, expect, it } from 'vitest';
import { createTestRoom, type TestGameChanges } from '../testing/createTestRoom.ts';
import { changeEntity, createRoomHarness, enterRoom, stepHarness } from '../testing/RoomHarness.ts';
import { describeEntityState } from './describeEntityState.ts';
import { createDescriptionCache, resizeDescriptionCache } from '../buffers/DescriptionCache.ts';

interface Scene {
  readonly world: World;
  readonly hero: Unit;
  readonly describe: () => ReturnType<typeof describeEntityState>;
  readonly change: (changes: Partial<Unit>) => void;
}

async function createScene(changes: TestGameChanges = {}): Promise<Scene> {
  const harness = createRoomHarness(await createTestRoom({ changes }));
  enterRoom(harness, 1);
  stepHarness(harness);
  const { world } = harness.room;
  const hero = findUnit(world, world.players.get(1)!.unit)!;
  const cache = createDescriptionCache();
  resizeDescriptionCache(cache, world);
  return {
    world,
    hero,
    describe: () => describeEntityState(cache, world, hero.slot),
    change: (wanted) => changeEntity(harness, hero, wanted),
  };
}

/**
 * A hero without an inventory. Units with one are compared each time, because held items aren't marked as
 * changed.
 */
const emptyHanded: TestGameChanges = {
  types: { units: { hero: { inventory: { size: 0, startItems: [] } } } },
};

describe('the description of an entity', () => {
  it('is the same record until the entity is marked', async () => {
    const { describe: describeAgain, hero, change: write } = await createScene(emptyHanded);
    const facts = describeAgain();
    expect(describeAgain()).toBe(facts);
    Object.assign(hero, { name: 'Nobody marked this' });
    expect(describeAgain()).toBe(facts);
    write({ name: 'Sir' });
    expect(describeAgain()).toMatchObject({ name: 'Sir' });
  });

  it('has no text once the text has expired', async () => {
    const { world, hero, describe: describeAgain, change: write } = await createScene(emptyHanded);
    write({ look: { ...hero.look, text: { text: 'Hello!', until: world.tick + 2 } } });
    expect([describeAgain().text, describeAgain().text]).toEqual(['Hello!', 'Hello!']);
    world.tick += 2;
    expect(describeAgain().text).toBeNull();
  });

  it('has the currently held item', async () => {
    const startItems = [{ item: 'sword' }, { item: 'bow' }];
    const { hero, describe: describeAgain } = await createScene({
      types: { units: { hero: { inventory: { startItems } } } },
    });
    expect([describeAgain().held, describeAgain().held]).toEqual(['sword', 'sword']);
    hero.heldSlot = 1;
    expect(describeAgain().held).toBe('bow');
  });

  it('has the grounded state', async () => {
    const { hero, describe: describeAgain } = await createScene({
      types: {
        units: { hero: { inventory: { size: 0, startItems: [] }, controls: { scheme: 'platformer' } } },
      },
    });
    expect([describeAgain().isGrounded, describeAgain().isGrounded]).toEqual([false, false]);
    hero.footing = { ...hero.footing, isGrounded: true };
    expect(describeAgain().isGrounded).toBe(true);
  });
});
