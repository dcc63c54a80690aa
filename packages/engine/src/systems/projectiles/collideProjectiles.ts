import type { World } from '../../world/World.ts';
import { endProjectile } from './endProjectile.ts';
import type { ProjectileFlight } from './ProjectileFlight.ts';

/** Ends projectiles that hit another one, if their type says so. Projectiles of the same team don't collide. */
export function collideProjectiles(world: World, flights: readonly ProjectileFlight[]): void {
  for (const flight of flights) {
    if (!flight.type.destroyOn.projectiles || flight.projectile.isDoomed) continue;
    const other = flights.find((candidate) => doCollide(world, flight, candidate));
    if (other === undefined) continue;
    endProjectile(world, flight);
    if (other.type.destroyOn.projectiles) endProjectile(world, other);
  }
}

function doCollide(world: World, a: ProjectileFlight, b: ProjectileFlight): boolean {
  if (a === b || b.projectile.isDoomed || areOnOneSide(a, b)) return false;
  if (!a.type.body.collidesWith.projectiles || !b.type.body.collidesWith.projectiles) return false;
  return (
    nearestInTick(world, a.projectile.slot, b.projectile.slot) <= radiusOf(world, a) + radiusOf(world, b)
  );
}

function areOnOneSide({ projectile: a }: ProjectileFlight, { projectile: b }: ProjectileFlight): boolean {
  if (a.shooter !== null && a.shooter === b.shooter) return true;
  return a.team !== null && a.team === b.team;
}

/** The smallest distance between two projectiles during this tick. */
function nearestInTick(world: World, a: number, b: number): number {
  const { x, y, vx, vy } = world.entities.motion;
  const { tickSeconds } = world.game;
  const right = x[b]! - x[a]!;
  const down = y[b]! - y[a]!;
  const backX = -(vx[b]! - vx[a]!) * tickSeconds;
  const backY = -(vy[b]! - vy[a]!) * tickSeconds;
  const square = backX * backX + backY * backY;
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, -(right * backX + down * backY) / square));
  const nearX = right + backX * part;
  const nearY = down + backY * part;
  return Math.sqrt(nearX * nearX + nearY * nearY);
}

function radiusOf(world: World, { projectile, type }: ProjectileFlight): number {
  return (type.body.width / 2) * world.entities.motion.scale[projectile.slot]!;
}
