import { cos, sin } from '../math/trigonometry.ts';
import { takeSlot } from '../world/entities.ts';
import { plainLook, type Projectile, type Unit } from '../world/Entity.ts';
import { tellSoundAt } from '../world/tellAt.ts';
import { toTicks } from '../world/time.ts';
import type { World } from '../world/World.ts';
import { placeEntity } from './placeEntity.ts';

export interface ProjectilePlan {
  readonly type: string;
  readonly x: number;
  readonly y: number;
  /** Where it flies, in radians. */
  readonly rotation?: number;
  readonly scale?: number;
  readonly shooter?: Unit | null;
  /** Null takes the type's damage. */
  readonly damage?: number | null;
  /** The item type it was shot with. */
  readonly weapon?: string | null;
  readonly team?: string | null;
  readonly name?: string | null;
  readonly placement?: string | null;
}

/** Sends a projectile on its way. It has no body: it is swept through the world. Null when the room is full. */
export function createProjectile(world: World, plan: ProjectilePlan): Projectile | null {
  const compiled = world.game.projectiles.get(plan.type);
  const place = compiled === undefined ? null : takeSlot(world);
  if (compiled === undefined || place === null) return null;
  const { type } = compiled;
  const shooter = plan.shooter ?? null;
  const projectile: Projectile = {
    kind: 'projectile',
    ...place,
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
    look: type.effects.trail === null ? plainLook : { ...plainLook, streams: [type.effects.trail] },
    shooter: shooter?.id ?? null,
    weapon: plan.weapon ?? null,
    damage: plan.damage ?? type.damage,
    pierceLeft: type.pierce,
    bouncesLeft: type.bounces,
    // It starts inside of its shooter: who wants to hit everyone would hit itself first.
    struck: shooter !== null && type.hits === 'everyone' ? [shooter.id] : [],
  };
  placeEntity(world, projectile, plan);
  const { motion } = world.entities;
  const angle = plan.rotation ?? 0;
  motion.vx[place.slot] = cos(angle) * type.speed;
  motion.vy[place.slot] = sin(angle) * type.speed;
  tellSoundAt(world, type.sounds.fly, projectile);
  return projectile;
}
