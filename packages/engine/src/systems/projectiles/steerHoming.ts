import type { ProjectileType } from '@playloom/game-format';
import { toRadians } from '../../math/angles.ts';
import { atan2, cos, normalizeAngle, sin } from '../../math/trigonometry.ts';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { getRelation } from '../teams/relations.ts';
import { canHitUnit } from './canHitUnit.ts';
import type { ProjectileFlight } from './ProjectileFlight.ts';

type Homing = NonNullable<ProjectileType['homing']>;

/** Turns a projectile towards the nearest enemy in range, limited by its turning speed. Its speed stays the same. */
export function steerHoming(
  world: World,
  flight: ProjectileFlight,
  homing: Homing,
  units: readonly Unit[],
): void {
  const { slot } = flight.projectile;
  const { x, y, vx, vy } = world.entities.motion;
  const speed = Math.sqrt(vx[slot]! * vx[slot]! + vy[slot]! * vy[slot]!);
  const target = speed === 0 ? null : findTarget(world, flight, homing.range, units);
  if (target === null) return;
  const heading = atan2(vy[slot]!, vx[slot]!);
  const wanted = atan2(y[target.slot]! - y[slot]!, x[target.slot]! - x[slot]!);
  const turnMax = toRadians(homing.turnSpeed) * world.game.tickSeconds;
  const turn = Math.min(turnMax, Math.max(-turnMax, normalizeAngle(wanted - heading)));
  vx[slot] = cos(heading + turn) * speed;
  vy[slot] = sin(heading + turn) * speed;
}

function findTarget(
  world: World,
  flight: ProjectileFlight,
  range: number,
  units: readonly Unit[],
): Unit | null {
  const { x, y } = world.entities.motion;
  const { slot } = flight.projectile;
  let nearest: Unit | null = null;
  let shortest = range * range;
  for (const unit of units) {
    const right = x[unit.slot]! - x[slot]!;
    const down = y[unit.slot]! - y[slot]!;
    const square = right * right + down * down;
    if (square < shortest && isEnemy(world, flight, unit) && canHitUnit(world, flight, unit)) {
      nearest = unit;
      shortest = square;
    }
  }
  return nearest;
}

/**
 * Whether a unit is an enemy. Without teams everyone else is, because otherwise a player without a team could
 * hit no one.
 */
function isEnemy(world: World, { projectile }: ProjectileFlight, unit: Unit): boolean {
  if (unit.id === projectile.shooter) return false;
  if (projectile.team === null && unit.team === null)
    return projectile.owner === null || unit.owner !== projectile.owner;
  return getRelation(world, projectile.team, unit.team) === 'hostile';
}
