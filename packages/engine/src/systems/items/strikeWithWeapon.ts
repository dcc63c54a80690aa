import type { Weapon } from '@playloom/game-format';
import { toRadians } from '../../math/angles.ts';
import { asin, atan2, normalizeAngle } from '../../math/trigonometry.ts';
import { castRay } from '../../physics/cast.ts';
import type { Item, Prop, Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { canDamage } from '../combat/canDamage.ts';
import { applyDamage } from '../combat/applyDamage.ts';
import { pushEntity } from '../bodies/motion.ts';
import { getAimAngle } from '../bodies/getAimAngle.ts';
import { computeDistanceToBody, computeBodyReach } from '../bodies/bodyReach.ts';
import { emitEffectAt } from '../../world/emitAt.ts';

type Melee = Extract<Weapon, { kind: 'melee' }>;

/** Ranges assume that a body has this radius. Larger bodies extend the range. */
const USUAL_REACH = 0.4;
const ONLY_WALLS = { walls: true, units: false, items: false, props: false } as const;

/** Strikes once: hurts every unit and prop within reach that can be hurt and isn't behind a wall. */
export function strikeWithWeapon(world: World, unit: Unit, item: Item, weapon: Melee): void {
  const { effects } = world.game.items.get(item.type)!.type;
  for (const target of listStruck(world, unit, weapon)) {
    const { dirX, dirY } = directionTo(world, unit, target);
    applyDamage(world, target, weapon.damage, unit);
    emitEffectAt(world, effects.hit, target);
    if (weapon.knockback > 0) pushEntity(world, target, dirX * weapon.knockback, dirY * weapon.knockback);
  }
}

/** Lists the units and props that a strike hits, in slot order. */
function listStruck(world: World, unit: Unit, weapon: Melee): (Unit | Prop)[] {
  const { records, top, motion } = world.entities;
  const x = motion.x[unit.slot]!;
  const y = motion.y[unit.slot]!;
  const range = weapon.range + Math.max(0, computeBodyReach(world, unit) - USUAL_REACH);
  const struck: (Unit | Prop)[] = [];
  for (let slot = 0; slot < top; slot += 1) {
    const target = records[slot];
    if (target == null || target.isDoomed || target === unit) continue;
    if (target.kind !== 'prop' && (target.kind !== 'unit' || target.isDead)) continue;
    if (computeDistanceToBody(world, target, x, y) > range || !isInArc(world, unit, target, weapon.arc))
      continue;
    if (canDamage(world, unit, target) && !isBehindWall(world, unit, target)) struck.push(target);
  }
  return struck;
}

/** Whether any part of the target is within the arc. Always true if the target overlaps the attacker's center. */
function isInArc(world: World, unit: Unit, target: Unit | Prop, arc: number): boolean {
  const { dirX, dirY, distance } = directionTo(world, unit, target);
  const reach = computeBodyReach(world, target);
  if (distance <= reach) return true;
  const off = Math.abs(normalizeAngle(atan2(dirY, dirX) - getAimAngle(world, unit)));
  return off <= toRadians(arc) / 2 + asin(reach / distance);
}

function isBehindWall(world: World, unit: Unit, target: Unit | Prop): boolean {
  const { motion } = world.entities;
  const { dirX, dirY, distance } = directionTo(world, unit, target);
  const length = Math.max(0, distance - computeBodyReach(world, target));
  const x = motion.x[unit.slot]!;
  const y = motion.y[unit.slot]!;
  return length > 0 && castRay(world.physics, x, y, dirX, dirY, length, ONLY_WALLS) !== null;
}

function directionTo(
  world: World,
  from: Unit,
  to: Unit | Prop,
): { dirX: number; dirY: number; distance: number } {
  const { x, y } = world.entities.motion;
  const right = x[to.slot]! - x[from.slot]!;
  const down = y[to.slot]! - y[from.slot]!;
  const distance = Math.sqrt(right * right + down * down);
  return distance === 0
    ? { dirX: 1, dirY: 0, distance }
    : { dirX: right / distance, dirY: down / distance, distance };
}
