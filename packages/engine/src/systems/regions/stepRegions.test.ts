import type { Point } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { createRandom, nextRandom } from '../../math/random.ts';
import { createUnit } from '../../spawn/createUnit.ts';
import { destroyEntity, removeDoomed } from '../../spawn/destroyEntity.ts';
import { createTestWorld } from '../../testing/createTestWorld.ts';
import type { Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';
import { isInside, stepRegions } from './stepRegions.ts';

const UNITS = 20;
const STEPS = 400;
const REACH = 12;

function findPlain(world: World, { slot }: Unit): string[] {
  const { x, y } = world.entities.motion;
  return [...world.regions].filter(([, region]) => isInside(region, x[slot]!, y[slot]!)).map(([id]) => id);
}

it('[EG-09:part] units are in the regions around their middle, wherever units and regions go and whoever comes after', async () => {
  const box = { name: 'Box', width: 4, height: 3 };
  const world = await createTestWorld({
    map: { regions: { a: { ...box, x: 1, y: 1 }, b: { ...box, x: 3, y: 2 }, c: { ...box, x: 8, y: 8 } } },
  });
  const random = createRandom(7);
  const anywhere = () => nextRandom(random) * REACH;
  const add = (place: Point) => createUnit(world, { type: 'wolf', ...place })!;
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
      destroyEntity(world, leaver);
      removeDoomed(world);
      units.push(add({ x: x[leaver.slot]!, y: y[leaver.slot]! }));
    }
    stepRegions(world);
    for (const unit of units) expect(unit.regions, `step ${step}`).toEqual(findPlain(world, unit));
  }
});
