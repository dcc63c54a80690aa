import { toRadians } from '../../math/angles.ts';
import { atan2, cos, sin } from '../../math/trigonometry.ts';
import { attachEntity, detachEntity } from '../../systems/movement/attachments.ts';
import { jumpUnit } from '../../systems/movement/jumpUnit.ts';
import {
  pushEntity,
  setEntityVelocity,
  computePushSpeed,
  spinEntity,
  stopEntity,
  teleportEntity,
  setEntityRotation,
} from '../../systems/bodies/motion.ts';
import type { Entity } from '../../entities/Entity.ts';
import { findEntity, findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';

export const movementActionRunners = {
  teleport:
    ({ entity, position }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      const to = position(world, thread);
      if (found !== null && to !== null) teleportEntity(world, found, to.x, to.y);
    },

  setVelocity:
    ({ entity, x, y }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      if (found !== null) setEntityVelocity(world, found, x(world, thread), y(world, thread));
    },

  setSpeedAtAngle:
    ({ entity, speed, angle }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      const radians = toRadians(angle(world, thread));
      const fast = speed(world, thread);
      if (found !== null) setEntityVelocity(world, found, cos(radians) * fast, sin(radians) * fast);
    },

  push:
    ({ entity, angle, strength }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      if (found !== null) pushTowards(world, found, toRadians(angle(world, thread)), strength(world, thread));
    },

  pushTowards:
    ({ entity, position, strength }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      const to = position(world, thread);
      if (found === null || to === null) return;
      pushTowards(world, found, angleTo(world, found, to.x, to.y), strength(world, thread));
    },

  stopMovement:
    ({ entity }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      if (found !== null) stopEntity(world, found);
    },

  turnTo:
    ({ entity, angle }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      if (found !== null) setEntityRotation(world, found, toRadians(angle(world, thread)));
    },

  turnTowards:
    ({ entity, position }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      const to = position(world, thread);
      if (found !== null && to !== null) setEntityRotation(world, found, angleTo(world, found, to.x, to.y));
    },

  spin:
    ({ entity, speed }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      if (found !== null) spinEntity(world, found, toRadians(speed(world, thread)));
    },

  jump:
    ({ unit, speed }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      if (found !== null) jumpUnit(world, found, speed(world, thread));
    },

  attach:
    ({ entity, carrier, x, y }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      const carrying = findEntity(world, carrier(world, thread));
      if (found === null || carrying === null) return;
      attachEntity(world, found, carrying, x(world, thread), y(world, thread));
    },

  detach:
    ({ entity }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      if (found !== null) detachEntity(world, found);
    },
} satisfies Partial<ActionRunners>;

function pushTowards(world: World, entity: Entity, radians: number, strength: number): void {
  const speed = computePushSpeed(world, entity, strength);
  pushEntity(world, entity, cos(radians) * speed, sin(radians) * speed);
}

function angleTo({ entities }: World, { slot }: Entity, x: number, y: number): number {
  return atan2(y - entities.motion.y[slot]!, x - entities.motion.x[slot]!);
}
