import { hasBody, removeBody } from '../../physics/removeBody.ts';
import { setBodyEnabled } from '../../physics/moveBody.ts';
import { addEntityBody } from '../bodies/addEntityBody.ts';
import { despawnEntity } from '../spawn/despawnEntity.ts';
import type { Unit } from '../../entities/Entity.ts';
import { resizeInventory, setNameLabel, setUnitType } from '../../world/markedFields.ts';
import type { World } from '../../world/World.ts';
import { createAiState } from '../../entities/createAiState.ts';
import { resetAttributes } from '../attributeTable/resetAttributes.ts';
import { applyBuffs } from '../buffs/applyBuffs.ts';
import { runInventoryChange } from '../inventory/runInventoryChange.ts';
import { dropItemFromSlot } from '../inventory/dropItemFromSlot.ts';
import { getItemInSlot, putIntoSlot } from '../inventory/inventory.ts';
import { setEntityVelocity } from '../bodies/motion.ts';

/** Changes the type of a unit. It keeps its id, but everything that its type defines is replaced. */
export function replaceUnitType(world: World, unit: Unit, id: string): void {
  const compiled = world.game.units.get(id);
  if (compiled === undefined || unit.isDoomed || unit.type === id) return;
  const { controls, ai, inventory, isInvulnerable, hasNameLabel } = compiled.type;
  runInventoryChange(world, unit, () => fitInventory(world, unit, inventory.size));
  setUnitType(world, unit, id);
  setNameLabel(world, unit, hasNameLabel);
  unit.speed = controls.speed;
  unit.isInvulnerable = isInvulnerable;
  unit.ai = createAiState(ai.behaviour);
  unit.unbuffed = {};
  resetAttributes(world, unit);
  rebuildUnitBody(world, unit);
  applyBuffs(world, unit);
}

/**
 * Changes the size of an inventory. Items that are beyond the new size move to free slots or are dropped. Items
 * that can't be dropped are removed.
 */
function fitInventory(world: World, unit: Unit, size: number): void {
  for (let index = size; index < unit.inventory.length; index += 1) {
    const item = getItemInSlot(world, unit, index);
    if (item === null) continue;
    const free = unit.inventory.findIndex(
      (_id, slot) => slot < size && getItemInSlot(world, unit, slot) === null,
    );
    if (free >= 0) {
      putIntoSlot(unit, free, item);
      putIntoSlot(unit, index, null);
      continue;
    }
    dropItemFromSlot(world, unit, index);
    if (item.holder === unit.id) despawnEntity(world, item);
  }
  resizeInventory(world, unit, size);
  if (unit.heldSlot >= size) unit.heldSlot = 0;
}

/** Rebuilds a unit's body after a change of its type. Position and velocity stay the same. */
export function rebuildUnitBody(world: World, unit: Unit): void {
  const { slot } = unit;
  const { vx, vy } = world.entities.motion;
  if (hasBody(world.physics, slot)) removeBody(world.physics, slot);
  addEntityBody(world, unit);
  setEntityVelocity(world, unit, vx[slot]!, vy[slot]!);
  const isOut = unit.isDead || unit.attachment !== null;
  if (isOut && hasBody(world.physics, slot)) setBodyEnabled(world.physics, slot, false);
}
