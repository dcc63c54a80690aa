import { limits } from '@playloom/game-format';
import { atan2 } from '../../math/trigonometry.ts';
import type { Projectile, Unit } from '../../entities/Entity.ts';
import { forEachEntity } from '../../world/entities.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { computeBodyReach } from '../bodies/bodyReach.ts';
import { collideProjectiles } from './collideProjectiles.ts';
import { endProjectile } from './endProjectile.ts';
import type { ProjectileFlight } from './ProjectileFlight.ts';
import { steerHoming } from './steerHoming.ts';
import { sweepProjectile } from './sweepProjectile.ts';

/** Moves all projectiles and lets them hit what is in their way. */
export function stepProjectiles(world: World): void {
  const flights: ProjectileFlight[] = [];
  forEachEntity(world, 'projectile', (projectile) => flights.push(flightOf(world, projectile)));
  if (flights.length === 0) return;
  const units = flights.some(({ type }) => type.homing !== null) ? listLiving(world) : [];
  for (const flight of flights) stepFlight(world, flight, units);
  collideProjectiles(world, flights);
}

function flightOf(world: World, projectile: Projectile): ProjectileFlight {
  const { type } = world.game.projectiles.get(projectile.type)!;
  return { projectile, type, shooter: findUnit(world, projectile.shooter) };
}

function stepFlight(world: World, flight: ProjectileFlight, units: readonly Unit[]): void {
  const { projectile } = flight;
  if (world.tick >= projectile.vanishAt && projectile.vanishAt !== 0) {
    endProjectile(world, flight);
    return;
  }
  // Attached projectiles move with their carrier.
  if (projectile.attachment !== null) return;
  forgetShooter(world, flight);
  accelerate(world, flight);
  if (flight.type.homing !== null) steerHoming(world, flight, flight.type.homing, units);
  sweepProjectile(world, flight);
  turnAlongFlight(world, projectile);
  if (isOutOfWorld(world, projectile)) endProjectile(world, flight);
}

function accelerate(world: World, { projectile: { slot }, type: { body } }: ProjectileFlight): void {
  const { vx, vy } = world.entities.motion;
  const { gravity } = world.game.game.settings;
  const { tickSeconds } = world.game;
  const dampingFactor = 1 / (1 + (body.damping ?? 0) * tickSeconds);
  const pull = body.gravityFactor * tickSeconds;
  vx[slot] = (vx[slot]! + gravity.x * pull) * dampingFactor;
  vy[slot] = (vy[slot]! + gravity.y * pull) * dampingFactor;
}

/** Lets a projectile that hits everyone hit its shooter, once it has left the shooter's body, in which it starts. */
function forgetShooter(world: World, { projectile, type, shooter }: ProjectileFlight): void {
  if (type.hits !== 'everyone' || shooter === null || !projectile.struck.includes(shooter.id)) return;
  const { x, y } = world.entities.motion;
  const right = x[shooter.slot]! - x[projectile.slot]!;
  const down = y[shooter.slot]! - y[projectile.slot]!;
  const reach = computeBodyReach(world, shooter) + computeBodyReach(world, projectile);
  if (right * right + down * down > reach * reach) {
    projectile.struck = projectile.struck.filter((id) => id !== shooter.id);
  }
}

function turnAlongFlight(world: World, { slot }: Projectile): void {
  const { vx, vy, rotation } = world.entities.motion;
  if (vx[slot] !== 0 || vy[slot] !== 0) rotation[slot] = atan2(vy[slot]!, vx[slot]!);
}

function isOutOfWorld(world: World, { slot }: Projectile): boolean {
  const { x, y } = world.entities.motion;
  return Math.max(Math.abs(x[slot]!), Math.abs(y[slot]!)) > limits.COORDINATE_MAX;
}

function listLiving(world: World): Unit[] {
  const units: Unit[] = [];
  forEachEntity(world, 'unit', (unit) => {
    if (!unit.isDead) units.push(unit);
  });
  return units;
}
