import { findEntity } from '../../world/findEntity.ts';
import type { RegionState, World } from '../../world/World.ts';
import { isInsideRegion } from '../../systems/regions/stepRegions.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const regionValueEvaluators = {
  centerOf:
    ({ region }) =>
    (world, thread) => {
      const found = findRegion(world, region(world, thread));
      return found === null ? null : { x: found.x + found.width / 2, y: found.y + found.height / 2 };
    },
  isInRegion:
    ({ entity, region }) =>
    (world, thread) => {
      const inside = findEntity(world, entity(world, thread));
      const found = findRegion(world, region(world, thread));
      if (inside === null || found === null) return false;
      const { x, y } = world.entities.motion;
      return isInsideRegion(found, x[inside.slot]!, y[inside.slot]!);
    },
  isPositionInRegion:
    ({ position, region }) =>
    (world, thread) => {
      const point = position(world, thread);
      const found = findRegion(world, region(world, thread));
      return point !== null && found !== null && isInsideRegion(found, point.x, point.y);
    },
  nameOfRegion:
    ({ region }) =>
    (world, thread) =>
      world.game.game.map.regions[region(world, thread) ?? '']?.name ?? '',
  regionWidth:
    ({ region }) =>
    (world, thread) =>
      findRegion(world, region(world, thread))?.width ?? 0,
  regionHeight:
    ({ region }) =>
    (world, thread) =>
      findRegion(world, region(world, thread))?.height ?? 0,
} satisfies Partial<ValueEvaluators>;

function findRegion(world: World, id: string | null): RegionState | null {
  return (id === null ? undefined : world.regions.get(id)) ?? null;
}
