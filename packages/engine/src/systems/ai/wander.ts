import type { UnitType } from '@playloom/game-format';
import { nextRandom } from '../../math/random.ts';
import { cos, sin, TAU } from '../../math/trigonometry.ts';
import type { Unit } from '../../entities/Entity.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { isGroundWalker } from './isGroundWalker.ts';
import { canFitAt } from './NavGrid.ts';
import { getNavGrid } from './Navigation.ts';
import { isUnitNear, stopWalking, walkTo } from './walkTo.ts';
import { updateAi } from '../../entities/updateAi.ts';

const REST_SECONDS_MIN = 1;
const REST_SECONDS_MAX = 3;
/** How many random positions are tried before the unit rests again. */
const TRIES = 4;
/** The distance at which a unit is home. */
const HOME_REACH = 0.5;
const STUCK_MAX = 4;

/**
 * Makes a unit wander around the place where it appeared, with rests in between. With a wander radius of 0 it
 * walks back there and stays.
 */
export function wander(world: World, unit: Unit, type: UnitType): void {
  const { ai, home } = unit;
  const { wanderRadius } = type.ai;
  if (wanderRadius === 0) {
    walkHome(world, unit, type);
    return;
  }
  const isWalking = ai.walk === 'path' && (ai.path.length > 0 || ai.pathAskedAt !== 0) && !ai.isLost;
  if (isWalking && ai.stuck < STUCK_MAX) return;
  if (isWalking || ai.walk !== 'stay') startResting(world, unit);
  if (world.tick < unit.ai.restsUntil) return;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const angle = nextRandom(world.random) * TAU;
    const distance = Math.sqrt(nextRandom(world.random)) * wanderRadius;
    const x = home.x + cos(angle) * distance;
    const y = isGroundWalker(world, type) ? home.y : home.y + sin(angle) * distance;
    if (!isGroundWalker(world, type) && !canFitAt(getNavGrid(world), Math.floor(x), Math.floor(y), 1))
      continue;
    walkTo(world, unit, type, x, y);
    return;
  }
  startResting(world, unit);
}

/** Lets a unit rest for a moment before it continues to wander. */
export function startResting(world: World, unit: Unit): void {
  const seconds = REST_SECONDS_MIN + nextRandom(world.random) * (REST_SECONDS_MAX - REST_SECONDS_MIN);
  stopWalking(unit);
  updateAi(unit, { restsUntil: world.tick + toTicks(world, seconds) });
}

export function walkHome(world: World, unit: Unit, type: UnitType): void {
  const { x, y } = unit.home;
  if (isUnitNear(world, unit, x, y, HOME_REACH)) stopWalking(unit);
  else walkTo(world, unit, type, x, y);
}
