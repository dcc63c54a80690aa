import { listEntities } from '../../world/entities.ts';
import type { Prop, Unit } from '../../entities/Entity.ts';
import { findEntity } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { computeDistanceToBody } from '../bodies/bodyReach.ts';
import { pushEntity } from '../bodies/motion.ts';
import { applyDamage, applyDamageToAnyone } from './applyDamage.ts';

interface DamageArea {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The damage at the center. It decreases linearly to 0 at the edge. */
  readonly damage: number;
  /** The push away from the center, in tiles per second. It decreases like the damage. */
  readonly knockback?: number;
  readonly attacker: Unit | null;
  /** Whether friends are hurt too. */
  readonly isForAnyone?: boolean;
}

/** Hurts and pushes the entities in a circle that the attacker may hurt. */
export function applyAreaDamage(world: World, area: DamageArea): void {
  const inReach = (entity: Unit | Prop) => strengthAt(world, area, entity) > 0;
  const units = listEntities(world, 'unit', (unit) => !unit.isDead && inReach(unit));
  const props = listEntities(world, 'prop', inReach);
  for (const id of [...units, ...props]) {
    const entity = findEntity(world, id) as Unit | Prop;
    const strength = strengthAt(world, area, entity);
    const deal = area.isForAnyone === true ? applyDamageToAnyone : applyDamage;
    const damage = deal(world, entity, area.damage * strength, area.attacker);
    if (damage > 0) knockBack(world, area, entity, strength);
  }
}

/**
 * The strength of the damage for an entity: 1 at the center, 0 at the edge and beyond. The distance is measured
 * to the entity's outline, so that large entities are affected too.
 */
function strengthAt(world: World, { x, y, radius }: DamageArea, entity: Unit | Prop): number {
  if (radius <= 0) return 0;
  return Math.max(0, 1 - computeDistanceToBody(world, entity, x, y) / radius);
}

function knockBack(
  world: World,
  { x, y, knockback = 0 }: DamageArea,
  entity: Unit | Prop,
  strength: number,
): void {
  const { motion } = world.entities;
  const dx = motion.x[entity.slot]! - x;
  const dy = motion.y[entity.slot]! - y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  if (knockback === 0 || distance === 0) return;
  const speed = (knockback * strength) / distance;
  pushEntity(world, entity, dx * speed, dy * speed);
}
