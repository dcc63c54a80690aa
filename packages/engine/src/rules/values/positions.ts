import type { Point } from '@playloom/game-format';
import { toDegrees, toRadians } from '../../math/angles.ts';
import { hypot } from '../../math/power.ts';
import { atan2, cos, sin } from '../../math/trigonometry.ts';
import { hasClearSight } from '../../systems/ai/hasClearSight.ts';
import { findEntity } from '../../world/findEntity.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const positionValueEvaluators = {
  point:
    ({ x, y }) =>
    (world, thread) => ({ x: x(world, thread), y: y(world, thread) }),

  positionOf:
    ({ entity }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      if (found === null) return null;
      const { x, y } = world.entities.motion;
      return { x: x[found.slot]!, y: y[found.slot]! };
    },

  positionX:
    ({ position }) =>
    (world, thread) =>
      position(world, thread)?.x ?? 0,

  positionY:
    ({ position }) =>
    (world, thread) =>
      position(world, thread)?.y ?? 0,

  distanceBetween:
    ({ a, b }) =>
    (world, thread) => {
      const from = a(world, thread);
      const to = b(world, thread);
      return from === null || to === null ? 0 : hypot(to.x - from.x, to.y - from.y);
    },

  angleBetween:
    ({ from, to }) =>
    (world, thread) => {
      const start = from(world, thread);
      const end = to(world, thread);
      return start === null || end === null ? 0 : toDegrees(atan2(end.y - start.y, end.x - start.x));
    },

  positionTowards:
    ({ position, angle, distance }) =>
    (world, thread) => {
      const from = position(world, thread);
      if (from === null) return null;
      return pointTowards(from, toRadians(angle(world, thread)), distance(world, thread));
    },

  positionInFrontOf:
    ({ entity, distance }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      if (found === null) return null;
      const { x, y, rotation } = world.entities.motion;
      const { slot } = found;
      return pointTowards({ x: x[slot]!, y: y[slot]! }, rotation[slot]!, distance(world, thread));
    },

  canSee:
    ({ a, b }) =>
    (world, thread) => {
      const from = a(world, thread);
      const to = b(world, thread);
      return from !== null && to !== null && hasClearSight(world, from, to);
    },
} satisfies Partial<ValueEvaluators>;

function pointTowards({ x, y }: Point, radians: number, distance: number): Point {
  return { x: x + cos(radians) * distance, y: y + sin(radians) * distance };
}
