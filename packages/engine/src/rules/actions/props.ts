import { toRadians } from '../../math/angles.ts';
import { createProp } from '../../spawn/createProp.ts';
import { setPropMotion } from '../../systems/movement/moveProp.ts';
import { findProp } from '../../world/findEntity.ts';
import type { ActionRunners } from '../runnerTypes.ts';
import { idOfCreated } from './idOfCreated.ts';

export const propsActions = {
  createProp:
    ({ propType, position, rotation }) =>
    (world, thread) => {
      const type = propType(world, thread);
      const place = position(world, thread);
      thread.created.prop = null;
      if (type === null || place === null) return;
      const turned = toRadians(rotation(world, thread));
      thread.created.prop = idOfCreated(
        world,
        thread,
        createProp(world, { type, x: place.x, y: place.y, rotation: turned }),
      );
    },

  setPropMotion:
    ({ prop, isMoving }) =>
    (world, thread) => {
      const found = findProp(world, prop(world, thread));
      if (found !== null) setPropMotion(world, found, isMoving(world, thread));
    },
} satisfies Partial<ActionRunners>;
