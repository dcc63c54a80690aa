import { toRadians } from '../../math/angles.ts';
import { spawnProp } from '../../systems/spawn/spawnProp.ts';
import { setPropMoving } from '../../systems/movement/moveProp.ts';
import { findProp } from '../../world/findEntity.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';
import { resolveCreatedId } from './resolveCreatedId.ts';

export const propActionRunners = {
  createProp:
    ({ propType, position, rotation }) =>
    (world, thread) => {
      const type = propType(world, thread);
      const point = position(world, thread);
      thread.created.prop = null;
      if (type === null || point === null) return;
      const turned = toRadians(rotation(world, thread));
      thread.created.prop = resolveCreatedId(
        world,
        thread,
        spawnProp(world, { type, x: point.x, y: point.y, rotation: turned }),
      );
    },

  setPropMotion:
    ({ prop, isMoving }) =>
    (world, thread) => {
      const found = findProp(world, prop(world, thread));
      if (found !== null) setPropMoving(world, found, isMoving(world, thread));
    },
} satisfies Partial<ActionRunners>;
