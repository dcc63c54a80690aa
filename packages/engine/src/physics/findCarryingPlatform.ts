import { CONTROLLER_GAP } from './createController.ts';
import type { Physics, PhysicsBody } from './PhysicsState.ts';
import { computeExtent } from './computeExtent.ts';

/** The farthest that a controller can be from the top of a platform while standing on it. */
const LOOSE_MAX = 0.1;
/** How much of the controller's half width may hang over the end of a platform before it falls off. */
const OVERHANG = 0.5;

interface CarryingPlatform {
  readonly body: PhysicsBody;
  /** The platform's movement in the next step. */
  readonly dx: number;
  readonly dy: number;
}

/**
 * Finds the moving platform that a controller stands on. Rapier's own controller would follow the platform's
 * movement of the previous step: it would sink into rising platforms and lose contact with falling ones.
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

/** Only platforms whose tops stay flat can be followed exactly. Rapier handles the others. */
function isFlat({ facts, rotation }: PhysicsBody): boolean {
  return facts.mover === 'poses' && facts.isTurnLocked && rotation === 0 && facts.corners.length === 4;
}
