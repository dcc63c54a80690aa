import { limits } from '@playloom/game-format';
import { fire } from '../../triggers/fire.ts';
import type { Prop, Unit } from '../../entities/Entity.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import { emitEffectAt, emitSoundAt } from '../../world/emitAt.ts';
import type { CompiledAttribute, World } from '../../world/World.ts';
import { getCompiledType, getAttributeIndex } from '../attributeTable/attributeTable.ts';
import { writeAttribute } from '../attributeTable/writeAttribute.ts';
import { reactToAttack } from './reactToAttack.ts';
import { computeBuffTotals } from '../buffs/computeBuffTotals.ts';
import { canDamage } from './canDamage.ts';
import { isSpawnProtected } from '../protection/spawnProtection.ts';
import { destroyIfOutOfHealth } from '../death/destroyIfOutOfHealth.ts';

/**
 * Hurts a unit or prop, taking teams, buffs, and items into account. Returns the damage dealt, which is 0 if the
 * target can't be hurt.
 */
export function applyDamage(
  world: World,
  target: Unit | Prop,
  amount: number,
  attacker: Unit | null,
): number {
  return canDamage(world, attacker, target) ? applyDamageToAnyone(world, target, amount, attacker) : 0;
}

/** Like `applyDamage`, but also hurts friends. */
export function applyDamageToAnyone(
  world: World,
  target: Unit | Prop,
  amount: number,
  attacker: Unit | null,
): number {
  if (!(amount > 0) || !isVulnerable(world, target)) return 0;
  const damage = scaleDamage(world, target, amount, attacker);
  if (damage === 0) return 0;
  const throughShields = drain(world, target, 'shield', damage);
  drain(world, target, 'health', throughShields);
  if (target.kind === 'unit') {
    if (attacker !== null && attacker !== target) {
      target.lastAttacker = attacker.id;
      reactToAttack(world, target, attacker);
    }
    fire(world, 'unitIsHurt', {
      triggeringUnit: target.id,
      attackingUnit: attacker?.id ?? null,
      damageAmount: throughShields,
    });
  }
  emitHurt(world, target, damage, attacker);
  destroyIfOutOfHealth(world, target, attacker);
  return damage;
}

function isVulnerable(world: World, target: Unit | Prop): boolean {
  if (target.isDoomed || !getCompiledType(world, target).attributes.some(isVital)) return false;
  if (target.kind === 'prop') return true;
  if (target.isDead || target.isInvulnerable || isSpawnProtected(target)) return false;
  return !computeBuffTotals(world, target).isInvulnerable;
}

function isVital({ attribute }: CompiledAttribute): boolean {
  return attribute.role !== 'none';
}

function scaleDamage(world: World, target: Unit | Prop, amount: number, attacker: Unit | null): number {
  const dealt = attacker === null ? amount : amount * computeBuffTotals(world, attacker).damageFactor;
  const taken = target.kind === 'unit' ? computeBuffTotals(world, target).damageTakenFactor : 1;
  return Math.min(limits.NUMBER_MAX, dealt) * taken;
}

/** Reduces all attributes with a role, one after the other. Returns the damage that is left. */
function drain(world: World, target: Unit | Prop, role: 'shield' | 'health', damage: number): number {
  const { value, min } = world.entities.attributes;
  let left = damage;
  for (const attribute of getCompiledType(world, target).attributes) {
    if (attribute.attribute.role !== role || left <= 0) continue;
    const index = getAttributeIndex(world, target, attribute);
    const available = value[index]! - min[index]!;
    writeAttribute(world, target, attribute, value[index]! - left);
    left = Math.max(0, left - available);
  }
  return left;
}

function emitHurt(world: World, target: Unit | Prop, amount: number, attacker: Unit | null): void {
  const { units, props } = world.game;
  const { type } = target.kind === 'unit' ? units.get(target.type)! : props.get(target.type)!;
  emitEvent(world, { kind: 'hurt', entity: target.id, amount, attacker: attacker?.id ?? null });
  emitSoundAt(world, type.sounds.hurt, target);
  emitEffectAt(world, type.effects.hurt, target);
}
