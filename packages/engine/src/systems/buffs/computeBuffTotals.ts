import { limits } from '@playloom/game-format';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { getItemInSlot } from '../inventory/inventory.ts';

/** The combined effect of all buffs and items of a unit. */
interface BuffTotals {
  speedFactor: number;
  damageFactor: number;
  damageTakenFactor: number;
  isStunned: boolean;
  isInvulnerable: boolean;
  isInvisible: boolean;
  isDisarmed: boolean;
}

const NO_TOTALS: Readonly<BuffTotals> = {
  speedFactor: 1,
  damageFactor: 1,
  damageTakenFactor: 1,
  isStunned: false,
  isInvulnerable: false,
  isInvisible: false,
  isDisarmed: false,
};

/**
 * Combines all buffs and items of a unit. Returns early without any, because this is called for every unit in
 * every tick.
 */
export function computeBuffTotals(world: World, unit: Unit): Readonly<BuffTotals> {
  if (unit.buffs.length === 0 && unit.inventory.length === 0) return NO_TOTALS;
  const totals = { ...NO_TOTALS };
  for (const { buff, stacks } of unit.buffs) addBuff(world, totals, buff, stacks);
  for (let slot = 0; slot < unit.inventory.length; slot += 1) {
    const item = getItemInSlot(world, unit, slot);
    if (item !== null) addItem(world, totals, item.type, slot === unit.heldSlot);
  }
  return totals;
}

function addBuff(world: World, totals: BuffTotals, id: string, stacks: number): void {
  const buff = world.game.game.types.buffs[id]!;
  for (let stack = 0; stack < stacks; stack += 1) multiplyFactors(totals, buff);
  totals.isStunned ||= buff.isStunned;
  totals.isInvulnerable ||= buff.isInvulnerable;
  totals.isInvisible ||= buff.isInvisible;
  totals.isDisarmed ||= buff.isDisarmed;
}

function addItem(world: World, totals: BuffTotals, type: string, isHeld: boolean): void {
  const { whileHeld } = world.game.items.get(type)!.type;
  if (isHeld || whileHeld.isInInventory) multiplyFactors(totals, whileHeld);
}

type Factors = Pick<BuffTotals, 'speedFactor' | 'damageFactor' | 'damageTakenFactor'>;

/** Multiplies the factors. They are limited, because many stacks could otherwise reach infinity. */
function multiplyFactors(totals: BuffTotals, factors: Readonly<Factors>): void {
  totals.speedFactor = Math.min(limits.NUMBER_MAX, totals.speedFactor * factors.speedFactor);
  totals.damageFactor = Math.min(limits.NUMBER_MAX, totals.damageFactor * factors.damageFactor);
  totals.damageTakenFactor = Math.min(
    limits.NUMBER_MAX,
    totals.damageTakenFactor * factors.damageTakenFactor,
  );
}
