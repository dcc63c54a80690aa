import type { UnitType } from '@playloom/game-format';
import { cos, sin, TAU } from '../../math/trigonometry.ts';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { isGroundWalker } from './isGroundWalker.ts';
import { isPathClear } from './isPathClear.ts';
import { getNavGrid } from './Navigation.ts';
import { computeUnitRadius } from './computeUnitRadius.ts';
import { updateAi } from '../../entities/updateAi.ts';

const DIRECTIONS = 16;
const FLEE_DISTANCE = 4;

/** Runs to the position farthest from the threat, among those that can be reached in a straight line. */
export function flee(world: World, unit: Unit, type: UnitType, fromX: number, fromY: number): void {
  const { motion } = world.entities;
  const x = motion.x[unit.slot]!;
  const y = motion.y[unit.slot]!;
  const spot = isGroundWalker(world, type)
    ? { x: x + (x < fromX ? -FLEE_DISTANCE : FLEE_DISTANCE), y }
    : findEscapePoint(world, unit, fromX, fromY);
  updateAi(unit, {
    stance: 'flee',
    walk: 'path',
    path: [spot],
    goal: spot,
    isPathPart: false,
    pathAskedAt: 0,
  });
}

function findEscapePoint(world: World, unit: Unit, fromX: number, fromY: number): { x: number; y: number } {
  const { motion } = world.entities;
  const x = motion.x[unit.slot]!;
  const y = motion.y[unit.slot]!;
  const grid = getNavGrid(world);
  const radius = computeUnitRadius(world, unit);
  const awayX = x - fromX;
  const awayY = y - fromY;
  const away = Math.sqrt(awayX * awayX + awayY * awayY) || 1;
  // The fallback if no direction is free: straight away from the threat, against the wall.
  let best = { x: x + (awayX / away) * FLEE_DISTANCE, y: y + (awayY / away) * FLEE_DISTANCE };
  let farthest = 0;
  for (let direction = 0; direction < DIRECTIONS; direction += 1) {
    const angle = (direction / DIRECTIONS) * TAU;
    const toX = x + cos(angle) * FLEE_DISTANCE;
    const toY = y + sin(angle) * FLEE_DISTANCE;
    const dx = toX - fromX;
    const dy = toY - fromY;
    // A path that leads right past the threat is not an escape, however far it goes.
    const passes = cos(angle) * awayX + sin(angle) * awayY < -away / 2;
    const score = dx * dx + dy * dy;
    if (passes || score <= farthest || !isPathClear(grid, x, y, toX, toY, radius)) continue;
    farthest = score;
    best = { x: toX, y: toY };
  }
  return best;
}
