import type { UnitType, Weapon } from '@playloom/game-format';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { getHeldItem } from '../inventory/getHeldItem.ts';
import { getItemInSlot } from '../inventory/inventory.ts';
import { selectInventorySlot } from '../inventory/selectInventorySlot.ts';
import { flee } from './flee.ts';
import { isViewClear } from './isPathClear.ts';
import { computeDistanceTo, computeUnitRadius } from './computeUnitRadius.ts';
import { stopWalking, walkAfterUnit } from './walkTo.ts';
import { updateAi } from '../../entities/updateAi.ts';

/** Attack ranges assume that the radii of both bodies add up to this. Larger bodies extend the range. */
const USUAL_RADII = 0.8;
/** The share of its range to which a unit approaches, so that a target's step back doesn't end the fight. */
const APPROACH_MARGIN = 0.85;

/** Approaches a target until it can be attacked. Units with ranged weapons keep their distance. */
export function fight(world: World, unit: Unit, type: UnitType, target: Unit, canMove: boolean): void {
  const { motion } = world.entities;
  const x = motion.x[target.slot]!;
  const y = motion.y[target.slot]!;
  const weapon = takeWeapon(world, unit);
  const range = computeAttackReach(world, unit, type, target);
  const distance = computeDistanceTo(world, unit, x, y);
  const seesTarget = isViewClear(world.tiles, motion.x[unit.slot]!, motion.y[unit.slot]!, x, y);
  const isTooNear = weapon?.kind === 'ranged' && seesTarget && distance < type.ai.keepDistance;
  // A unit without a weapon does damage only by touching.
  const stopAt = weapon === null ? 0 : range * APPROACH_MARGIN;
  if (!canMove) stopWalking(unit);
  else if (isTooNear) flee(world, unit, type, x, y);
  else if (distance > stopAt || !seesTarget)
    walkAfterUnit(world, unit, type, target, seesTarget ? stopAt : 0);
  else stopWalking(unit);
  updateAi(unit, { stance: 'fight', seesTarget });
}

/** Computes the distance, from center to center, at which a unit can attack a target. */
export function computeAttackReach(world: World, unit: Unit, type: UnitType, target: Unit): number {
  const radii = computeUnitRadius(world, unit) + computeUnitRadius(world, target);
  return type.ai.attackRange + Math.max(0, radii - USUAL_RADII);
}

/** Returns the held weapon. If the unit holds none, selects the first one in its inventory. */
function takeWeapon(world: World, unit: Unit): Weapon | null {
  const held = weaponOf(world, unit, unit.heldSlot);
  if (held !== null) return held;
  for (let slot = 0; slot < unit.inventory.length; slot += 1) {
    const weapon = weaponOf(world, unit, slot);
    if (weapon === null) continue;
    selectInventorySlot(world, unit, slot);
    return weapon;
  }
  return null;
}

function weaponOf(world: World, unit: Unit, slot: number): Weapon | null {
  const item = slot === unit.heldSlot ? getHeldItem(world, unit) : getItemInSlot(world, unit, slot);
  return item === null ? null : world.game.items.get(item.type)!.type.weapon;
}
