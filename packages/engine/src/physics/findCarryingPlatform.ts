import { CONTROLLER_GAP } from './createController.ts';
import type { Physics, PhysicsBody } from './PhysicsState.ts';
import { computeExtent } from './computeExtent.ts';

/** Farther than this from the top of a platform, a controller no longer stands on it. */
const LOOSE_MAX = 0.1;
/** The share of its half width that may hang over the end of a platform before it falls off. */
const OVERHANG = 0.5;

interface CarryingPlatform {
  readonly body: PhysicsBody;
  /** The platform's movement in the next step. */
  readonly dx: number;
  readonly dy: number;
}

/**
 * The platform that carries a controller. Rapier's own controller would follow the movement of the last step:
 * it would sink into rising platforms and lose falling ones.
 */
export function findCarryingPlatform(physics: Physics, found: PhysicsBody): CarryingPlatform | null {
  if (found.ground === null || physics.up.y !== -1) return null;
  const platform = physics.bodies[found.ground.slot];
  if (platform === undefined || !isFlat(platform)) return null;
  const from = platform.body.translation();
  const own = found.body.translation();
  const gap = from.y - computeExtent(platform, 0, -1) - (own.y + computeExtent(found, 0, 1));
  if (Math.abs(gap - CONTROLLER_GAP) > LOOSE_MAX) return null;
  const isOver =
    own.x > from.x - computeExtent(platform, -1, 0) - computeExtent(found, 1, 0) * OVERHANG &&
    own.x < from.x + computeExtent(platform, 1, 0) + computeExtent(found, -1, 0) * OVERHANG;
  if (!isOver) return null;
  const to = platform.body.nextTranslation();
  return { body: platform, dx: to.x - from.x, dy: to.y - from.y + gap - CONTROLLER_GAP };
}

/** Only flat tops that stay flat can be followed exactly; the others rely on Rapier. */
function isFlat({ facts, rotation }: PhysicsBody): boolean {
  return facts.mover === 'poses' && facts.isTurnLocked && rotation === 0 && facts.corners.length === 4;
}
