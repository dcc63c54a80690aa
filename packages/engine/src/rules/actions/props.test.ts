import { limits } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, runTicks } from '../../testing/createTestWorld.ts';
import { findProp, findUnit } from '../../world/findEntity.ts';

const types = {
  props: {
    lift: { name: 'Lift', motion: { path: [{ x: 4, y: 0 }], isStartedByRules: true } },
  },
};

describe('props in rules', () => {
  it('[EG-06] are created, found by placement and type, and listed oldest first', async () => {
    const world = await createTestWorld({ types });
    // words: a door of the map
    const door = callCatalogEntry(world, 'placedProp', { placement: 'door' }) as number;
    expect(callCatalogEntry(world, 'typeOfProp', { prop: door })).toBe('crate');
    runTicks(world, 1);
    callCatalogEntry(world, 'createProp', { propType: 'lift', position: { x: 5, y: 6 }, rotation: 90 });
    const [, created] = callCatalogEntry(world, 'allProps') as number[];
    expect(callCatalogEntry(world, 'allProps')).toEqual([door, created]);
    expect(callCatalogEntry(world, 'propsOfType', { propType: 'lift' })).toEqual([created]);
    const lift = findProp(world, created!)!;
    const { x, y, rotation } = world.entities.motion;
    expect([x[lift.slot], y[lift.slot], rotation[lift.slot]]).toEqual([5, 6, expect.closeTo(Math.PI / 2)]);
    callCatalogEntry(world, 'destroyEntity', { entity: door });
    runTicks(world, 1);
    expect(callCatalogEntry(world, 'placedProp', { placement: 'door' })).toBe(null);
  });

  it('[EG-06] stay in the world wherever a rule puts them', async () => {
    const world = await createTestWorld({ types });
    for (const far of [1e39, -1e300]) {
      callCatalogEntry(world, 'createProp', { propType: 'lift', position: { x: far, y: far } });
      callCatalogEntry(world, 'createItem', { itemType: 'sword', position: { x: far, y: far } });
      callCatalogEntry(world, 'createProjectile', { projectileType: 'arrow', position: { x: far, y: far } });
    }
    runTicks(world, 3);
    const wolf = findUnit(world, callCatalogEntry(world, 'placedUnit', { placement: 'old-wolf' }) as number)!;
    callCatalogEntry(world, 'teleport', { entity: wolf.id, position: { x: 15, y: 20 } });
    callCatalogEntry(world, 'setVelocity', { entity: wolf.id, x: 5, y: 0 });
    runTicks(world, 3);
    // Entities within the limits keep moving.
    expect(world.entities.motion.x[wolf.slot]).toBeGreaterThan(15.05);
    expect(world.entities.records.map((record) => world.entities.motion.x[record?.slot ?? 0])).toSatisfy(
      (places: number[]) => places.every((x) => Math.abs(x) <= limits.COORDINATE_MAX),
    );
  });

  it('[EG-06] start and stop on their path, if they have one', async () => {
    const world = await createTestWorld({ types });
    callCatalogEntry(world, 'createProp', { propType: 'lift', position: { x: 5, y: 6 } });
    // words: a door of the map
    const [door, created] = (callCatalogEntry(world, 'allProps') as number[]).map((id) =>
      findProp(world, id)!,
    );
    expect(created!.isMovingAlongPath).toBe(false);
    callCatalogEntry(world, 'setPropMotion', { prop: created!.id, isMoving: true });
    callCatalogEntry(world, 'setPropMotion', { prop: door!.id, isMoving: true });
    expect([created!.isMovingAlongPath, door!.isMovingAlongPath]).toEqual([true, false]);
    callCatalogEntry(world, 'setPropMotion', { prop: created!.id, isMoving: false });
    expect(created!.isMovingAlongPath).toBe(false);
  });

  it('[EG-06] are remembered as the last created ones', async () => {
    const at = { get: 'centerOf', region: 'gate' } as const;
    const world = await createTestWorld({
      types,
      rules: [
        {
          id: 'open-gate',
          name: 'Build',
          when: { when: 'gameStarts' },
          do: [
            { do: 'createProp', propType: 'lift', position: at },
            { do: 'setPropMotion', prop: { get: 'lastCreatedProp' } },
            { do: 'createItem', itemType: 'potion', position: at, count: 2 },
            { do: 'setItemCount', item: { get: 'lastCreatedItem' }, count: 4 },
            { do: 'createProjectile', projectileType: 'arrow', position: at, angle: 0 },
            { do: 'setProjectileDamage', projectile: { get: 'lastCreatedProjectile' }, amount: 77 },
          ],
        },
      ],
    });
    runTicks(world, 1);
    const records = world.entities.records.filter((record) => record !== null);
    expect(records).toContainEqual(expect.objectContaining({ type: 'lift', isMovingAlongPath: true }));
    expect(records).toContainEqual(expect.objectContaining({ type: 'potion', count: 4 }));
    expect(records).toContainEqual(expect.objectContaining({ type: 'arrow', damage: 77 }));
  });
});
