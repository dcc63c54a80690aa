import { findUnit, type Unit, type World } from '@playloom/engine';
import { describe, expect, it } from 'vitest';
import { createTestRoom, type GameChanges } from '../testing/createTestRoom.ts';
import { change, createTestHouse, enter, step } from '../testing/TestHouse.ts';
import { describeFacts } from './describeFacts.ts';
import { createTold, fitTold } from './Told.ts';

interface Scene {
  readonly world: World;
  readonly hero: Unit;
  readonly describe: () => ReturnType<typeof describeFacts>;
  readonly change: (changes: Partial<Unit>) => void;
}

async function createScene(changes: GameChanges = {}): Promise<Scene> {
  const house = createTestHouse(await createTestRoom({ changes }));
  enter(house, 1);
  step(house);
  const { world } = house.room;
  const hero = findUnit(world, world.players.get(1)!.unit)!;
  const told = createTold();
  fitTold(told, world);
  return {
    world,
    hero,
    describe: () => describeFacts(told, world, hero.slot),
    change: (wanted) => change(house, hero, wanted),
  };
}

/** Nothing in its hands, or it would be looked at each time. */
const emptyHanded: GameChanges = { types: { units: { hero: { inventory: { size: 0, startItems: [] } } } } };

describe('what is told of an entity', () => {
  it('is the same record until it is marked', async () => {
    const { describe: tell, hero, change: write } = await createScene(emptyHanded);
    const facts = tell();
    expect(tell()).toBe(facts);
    hero.name = 'Nobody marked this';
    expect(tell()).toBe(facts);
    write({ name: 'Sir' });
    expect(tell()).toMatchObject({ name: 'Sir' });
  });

  it('is without a text once that has ended', async () => {
    const { world, hero, describe: tell, change: write } = await createScene(emptyHanded);
    write({ look: { ...hero.look, text: { text: 'Hello!', until: world.tick + 2 } } });
    expect([tell().text, tell().text]).toEqual(['Hello!', 'Hello!']);
    world.tick += 2;
    expect(tell().text).toBeNull();
  });

  it('is what it holds now', async () => {
    const startItems = [{ item: 'sword' }, { item: 'bow' }];
    const { hero, describe: tell } = await createScene({
      types: { units: { hero: { inventory: { startItems } } } },
    });
    expect([tell().held, tell().held]).toEqual(['sword', 'sword']);
    hero.heldSlot = 1;
    expect(tell().held).toBe('bow');
  });

  it('is whether it stands on something', async () => {
    const { hero, describe: tell } = await createScene({
      types: {
        units: { hero: { inventory: { size: 0, startItems: [] }, controls: { scheme: 'platformer' } } },
      },
    });
    expect([tell().isGrounded, tell().isGrounded]).toEqual([false, false]);
    hero.footing = { ...hero.footing, isGrounded: true };
    expect(tell().isGrounded).toBe(true);
  });
});
