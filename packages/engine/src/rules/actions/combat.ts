import { giveBuff, removeAllBuffs, removeBuff } from '../../systems/buffs/buffs.ts';
import { damageArea } from '../../systems/combat/damageArea.ts';
import { dealDamage } from '../../systems/combat/dealDamage.ts';
import { heal } from '../../systems/combat/heal.ts';
import { canHaveAttributes } from '../../systems/attributes/attributeTable.ts';
import { spendLook } from '../../systems/units/listUnits.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { ActionRunners } from '../runnerTypes.ts';
import { onEntity, onUnit } from './onEntity.ts';

export const combatActions = {
  dealDamage: ({ target, amount, attacker }) =>
    onEntity(target, (world, found, thread) => {
      if (!canHaveAttributes(found)) return;
      dealDamage(world, found, amount(world, thread), findUnit(world, attacker(world, thread)));
    }),

  damageArea:
    ({ position, radius, amount, attacker }) =>
    (world, thread) => {
      const center = position(world, thread);
      if (center === null) return;
      spendLook(world);
      damageArea(world, {
        x: center.x,
        y: center.y,
        radius: radius(world, thread),
        damage: amount(world, thread),
        attacker: findUnit(world, attacker(world, thread)),
      });
    },

  heal: ({ target, amount }) =>
    onEntity(target, (world, found, thread) => {
      if (canHaveAttributes(found)) heal(world, found, amount(world, thread));
    }),

  giveBuff: ({ unit, buff, seconds }) =>
    onUnit(unit, (world, found, thread) => {
      const id = buff(world, thread);
      if (id !== null) giveBuff(world, found, id, seconds(world, thread));
    }),

  removeBuff: ({ unit, buff }) =>
    onUnit(unit, (world, found, thread) => {
      const id = buff(world, thread);
      if (id !== null) removeBuff(world, found, id);
    }),

  removeAllBuffs: ({ unit }) => onUnit(unit, removeAllBuffs),
} satisfies Partial<ActionRunners>;
