import { addUnitBuff, removeAllUnitBuffs, removeUnitBuff } from '../../systems/buffs/buffs.ts';
import { applyAreaDamage } from '../../systems/combat/applyAreaDamage.ts';
import { applyDamage } from '../../systems/combat/applyDamage.ts';
import { healEntity } from '../../systems/combat/healEntity.ts';
import { endSpawnProtection } from '../../systems/protection/spawnProtection.ts';
import { canHaveAttributes } from '../../systems/attributeTable/attributeTable.ts';
import { chargeSearchSteps } from '../../systems/units/listUnits.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';
import { createEntityAction, createUnitAction } from './createEntityAction.ts';

export const combatActionRunners = {
  dealDamage: ({ target, amount, attacker }) =>
    createEntityAction(target, (world, found, thread) => {
      if (!canHaveAttributes(found)) return;
      const source = findUnit(world, attacker(world, thread));
      if (source !== null && source !== found) endSpawnProtection(world, source);
      applyDamage(world, found, amount(world, thread), source);
    }),

  damageArea:
    ({ position, radius, amount, attacker }) =>
    (world, thread) => {
      const center = position(world, thread);
      if (center === null) return;
      chargeSearchSteps(world);
      const source = findUnit(world, attacker(world, thread));
      if (source !== null) endSpawnProtection(world, source);
      applyAreaDamage(world, {
        x: center.x,
        y: center.y,
        radius: radius(world, thread),
        damage: amount(world, thread),
        attacker: source,
      });
    },

  heal: ({ target, amount }) =>
    createEntityAction(target, (world, found, thread) => {
      if (canHaveAttributes(found)) healEntity(world, found, amount(world, thread));
    }),

  giveBuff: ({ unit, buff, seconds }) =>
    createUnitAction(unit, (world, found, thread) => {
      const id = buff(world, thread);
      if (id !== null) addUnitBuff(world, found, id, seconds(world, thread));
    }),

  removeBuff: ({ unit, buff }) =>
    createUnitAction(unit, (world, found, thread) => {
      const id = buff(world, thread);
      if (id !== null) removeUnitBuff(world, found, id);
    }),

  removeAllBuffs: ({ unit }) => createUnitAction(unit, removeAllUnitBuffs),
} satisfies Partial<ActionRunners>;
