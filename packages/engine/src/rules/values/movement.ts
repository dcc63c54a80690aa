import { toDegrees } from '../../math/angles.ts';
import { normalizeAngle } from '../../math/trigonometry.ts';
import { areTouching } from '../../physics/forEachTouching.ts';
import { findEntity, findUnit } from '../../world/findEntity.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const movementValueEvaluators = {
  facingOf:
    ({ entity }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      return found === null ? 0 : toDegrees(normalizeAngle(world.entities.motion.rotation[found.slot]!));
    },

  velocityX:
    ({ entity }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      return found === null ? 0 : world.entities.motion.vx[found.slot]!;
    },

  velocityY:
    ({ entity }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      return found === null ? 0 : world.entities.motion.vy[found.slot]!;
    },

  speedOf:
    ({ entity }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      if (found === null) return 0;
      const { vx, vy } = world.entities.motion;
      return Math.sqrt(vx[found.slot]! * vx[found.slot]! + vy[found.slot]! * vy[found.slot]!);
    },

  isMoving:
    ({ unit }) =>
    (world, thread) =>
      findUnit(world, unit(world, thread))?.isMoving ?? false,

  isOnGround:
    ({ unit }) =>
    (world, thread) =>
      findUnit(world, unit(world, thread))?.footing.isGrounded ?? false,

  isTouching:
    ({ a, b }) =>
    (world, thread) => {
      const first = findEntity(world, a(world, thread));
      const second = findEntity(world, b(world, thread));
      return first !== null && second !== null && areTouching(world.physics, first.slot, second.slot);
    },
} satisfies Partial<ValueEvaluators>;
