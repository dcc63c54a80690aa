import type { Point } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { createRandom, nextRandom } from '../../math/random.ts';
import { restoreSnapshot } from '../../snapshot/restoreSnapshot.ts';
import { takeSnapshot } from '../../snapshot/takeSnapshot.ts';
import { spawnItem } from '../spawn/spawnItem.ts';
import { spawnUnit } from '../units/spawnUnit.ts';
import { despawnEntity } from '../spawn/despawnEntity.ts';
import { stepRemovals } from '../spawn/stepRemovals.ts';
import { createTestWorld } from '../../testing/createTestWorld.ts';
import type { Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { applyUnitDeath } from '../death/applyUnitDeath.ts';
import { reviveUnit } from '../respawn/reviveUnit.ts';
import { dropItemFromSlot } from '../inventory/dropItemFromSlot.ts';
import { pickUpFromGround } from '../items/tryPickUpItem.ts';
import { isInsideRegion, stepRegions } from './stepRegions.ts';

const UNITS = 20;
const STEPS = 400;
const REACH = 12;

function findPlain(world: World, { slot }: Unit): string[] {
  const { x, y } = world.entities.motion;
  return [...world.regions]
    .filter(([, region]) => isInsideRegion(region, x[slot]!, y[slot]!))
    .map(([id]) => id);
}

it('[EG-09:part] units are in the regions around their center, however units and regions move and slots are reused', async () => {
  const box = { name: 'Box', width: 4, height: 3 };
  const world = await createTestWorld({
    map: { regions: { a: { ...box, x: 1, y: 1 }, b: { ...box, x: 3, y: 2 }, c: { ...box, x: 8, y: 8 } } },
  });
  const random = createRandom(7);
  const anywhere = () => nextRandom(random) * REACH;
  const add = (place: Point) => spawnUnit(world, { type: 'wolf', ...place })!;
  const units = Array.from({ length: UNITS }, () => add({ x: anywhere(), y: anywhere() }));
  const { x, y } = world.entities.motion;
  for (let step = 0; step < STEPS; step += 1) {
    for (const { slot } of units) {
      x[slot]! += nextRandom(random) - 0.5;
      y[slot]! += nextRandom(random) - 0.5;
    }
    if (step % 10 === 0) world.regions.get('b')!.x = anywhere();
    if (step % 15 === 0) world.regions.get('c')!.height = anywhere();
    if (step % 3 === 0) {
      const leaver = units.shift()!;
      despawnEntity(world, leaver);
      stepRemovals(world);
      units.push(add({ x: x[leaver.slot]!, y: y[leaver.slot]! }));
    }
    stepRegions(world);
    for (const unit of units) expect(unit.regions, `step ${step}`).toEqual(findPlain(world, unit));
  }
});

it('[EG-09:part] units that had no position for a moment are in the regions of their position again', async () => {
  const yard = { name: 'Yard', x: 0, y: 0, width: 20, height: 20 };
  const world = await createTestWorld({
    map: { regions: { yard } },
    types: {
      items: { stone: { name: 'Stone' } },
      units: { carrier: { name: 'Carrier', inventory: { size: 1 }, death: { respawnSeconds: 1 } } },
    },
  });
  const unit = spawnUnit(world, { type: 'carrier', x: 5, y: 5 })!;
  const item = spawnItem(world, { type: 'stone', x: 6, y: 5 })!;
  stepRegions(world);
  expect([unit.regions, item.regions]).toEqual([['yard'], ['yard']]);

  expect(pickUpFromGround(world, unit, item)).toBe(true);
  expect(item.regions).toEqual([]);
  dropItemFromSlot(world, unit, 0);
  stepRegions(world);
  expect(item.regions).toEqual(['yard']);

  applyUnitDeath(world, unit, null);
  stepRegions(world);
  expect(unit.regions).toEqual([]);
  reviveUnit(world, unit, { x: 5, y: 5 });
  stepRegions(world);
  expect(unit.regions).toEqual(['yard']);

  // This unit is created after the regions step, so a world restored to this point must detect its regions too.
  const late = spawnUnit(world, { type: 'carrier', x: 9, y: 9 })!;
  const snapshot = takeSnapshot(world);
  stepRegions(world);
  expect(late.regions).toEqual(['yard']);
  restoreSnapshot(world, snapshot);
  const again = findUnit(world, late.id)!;
  expect(again.regions).toEqual([]);
  stepRegions(world);
  expect(again.regions).toEqual(['yard']);
});
