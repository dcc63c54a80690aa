import { limits } from '@playloom/game-format';
import { fire } from '../../rules/fire.ts';
import type { Prop, Unit } from '../../world/Entity.ts';
import { tell } from '../../world/tell.ts';
import { tellEffectAt, tellSoundAt } from '../../world/tellAt.ts';
import type { CompiledAttribute, World } from '../../world/World.ts';
import { attributesOf, placeOf } from '../attributes/attributeTable.ts';
import { writeAttribute } from '../attributes/writeAttribute.ts';
import { noticeAttack } from '../ai/noticeAttack.ts';
import { buffTotals } from '../buffs/buffTotals.ts';
import { canHurt } from './canHurt.ts';
import { endWithoutHealth } from './endWithoutHealth.ts';

/**
 * Hurts a unit or prop, as far as sides, buffs and items let it. Gives back how much damage was dealt:
 * 0 when it cannot be hurt.
 */
export function dealDamage(world: World, target: Unit | Prop, amount: number, attacker: Unit | null): number {
  return canHurt(world, attacker, target) ? dealDamageToAnyone(world, target, amount, attacker) : 0;
}

/** Like dealing damage, to friends as well. */
export function dealDamageToAnyone(
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
      noticeAttack(world, target, attacker);
    }
    fire(world, 'unitIsHurt', {
      triggeringUnit: target.id,
      attackingUnit: attacker?.id ?? null,
      damageAmount: throughShields,
    });
  }
  tellHurt(world, target, damage, attacker);
  endWithoutHealth(world, target, attacker);
  return damage;
}

function isVulnerable(world: World, target: Unit | Prop): boolean {
  if (target.isDoomed || !attributesOf(world, target).attributes.some(isVital)) return false;
  if (target.kind === 'prop') return true;
  return !target.isDead && !target.isInvulnerable && !buffTotals(world, target).isInvulnerable;
}

function isVital({ attribute }: CompiledAttribute): boolean {
  return attribute.role !== 'none';
}

function scaleDamage(world: World, target: Unit | Prop, amount: number, attacker: Unit | null): number {
  const dealt = attacker === null ? amount : amount * buffTotals(world, attacker).damageFactor;
  const taken = target.kind === 'unit' ? buffTotals(world, target).damageTakenFactor : 1;
  return Math.min(limits.NUMBER_MAX, dealt) * taken;
}

/** Takes damage from all attributes of a role in turn and gives back what they could not take. */
function drain(world: World, target: Unit | Prop, role: 'shield' | 'health', damage: number): number {
  const { value, min } = world.entities.attributes;
  let left = damage;
  for (const attribute of attributesOf(world, target).attributes) {
    if (attribute.attribute.role !== role || left <= 0) continue;
    const place = placeOf(world, target, attribute);
    const available = value[place]! - min[place]!;
    writeAttribute(world, target, attribute, value[place]! - left);
    left = Math.max(0, left - available);
  }
  return left;
}

function tellHurt(world: World, target: Unit | Prop, amount: number, attacker: Unit | null): void {
  const { units, props } = world.game;
  const { type } = target.kind === 'unit' ? units.get(target.type)! : props.get(target.type)!;
  tell(world, { kind: 'hurt', entity: target.id, amount, attacker: attacker?.id ?? null });
  tellSoundAt(world, type.sounds.hurt, target);
  tellEffectAt(world, type.effects.hurt, target);
}
