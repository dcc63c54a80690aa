import { cos, sin } from '../../math/trigonometry.ts';
import { allocateSlot } from '../../world/entities.ts';
import { defaultLook, type Projectile, type Unit } from '../../entities/Entity.ts';
import { emitSoundAt } from '../../world/emitAt.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { endSpawnProtection } from '../protection/spawnProtection.ts';
import { insertEntity } from './insertEntity.ts';

interface ProjectileOptions {
  readonly type: string;
  readonly x: number;
  readonly y: number;
  /** Flight direction, in radians. */
  readonly rotation?: number;
  readonly scale?: number;
  readonly shooter?: Unit | null;
  /** If null, the projectile has its type's damage. */
  readonly damage?: number | null;
  /** The item type that shot the projectile. */
  readonly weapon?: string | null;
  readonly team?: string | null;
  readonly name?: string | null;
  readonly placement?: string | null;
}

/**
 * Shoots a projectile. It has no body: each tick casts its path through the world. Returns null if the room is
 * full.
 */
export function spawnProjectile(world: World, plan: ProjectileOptions): Projectile | null {
  const compiled = world.game.projectiles.get(plan.type);
  const allocated = compiled === undefined ? null : allocateSlot(world);
  if (compiled === undefined || allocated === null) return null;
  const { type } = compiled;
  const shooter = plan.shooter ?? null;
  const projectile: Projectile = {
    kind: 'projectile',
    ...allocated,
    type: plan.type,
    name: plan.name ?? null,
    team: plan.team ?? shooter?.team ?? null,
    owner: shooter?.owner ?? null,
    placement: plan.placement ?? null,
    bornAt: world.tick,
    isDoomed: false,
    vanishAt: world.tick + Math.max(1, toTicks(world, type.lifeSeconds)),
    regions: [],
    attachment: null,
    look: type.effects.trail === null ? defaultLook : { ...defaultLook, streams: [type.effects.trail] },
    shooter: shooter?.id ?? null,
    weapon: plan.weapon ?? null,
    damage: plan.damage ?? type.damage,
    pierceLeft: type.pierce,
    bouncesLeft: type.bounces,
    // A projectile starts inside its shooter, so one that hits everyone would hit the shooter first.
    struck: shooter !== null && type.hits === 'everyone' ? [shooter.id] : [],
  };
  insertEntity(world, projectile, plan);
  if (shooter !== null) endSpawnProtection(world, shooter);
  const { motion } = world.entities;
  const angle = plan.rotation ?? 0;
  motion.vx[allocated.slot] = cos(angle) * type.speed;
  motion.vy[allocated.slot] = sin(angle) * type.speed;
  emitSoundAt(world, type.sounds.fly, projectile);
  return projectile;
}
