import type { Key, KeyCommand, UnitType } from '@playloom/game-format';
import { fireRule } from '../../triggers/fire.ts';
import type { Unit } from '../../entities/Entity.ts';
import type { KeyChange, Player } from '../../world/Player.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { changeEntityAttribute, readAttribute } from '../attributes/attributes.ts';
import { dropItemFromSlot } from '../inventory/dropItemFromSlot.ts';
import { pickUpNearestItem } from '../items/pickUpNearestItem.ts';
import { reloadItem } from '../items/reloadItem.ts';
import { selectNextSlot, selectInventorySlot } from '../inventory/selectInventorySlot.ts';
import { startInteraction } from '../talk/startInteraction.ts';
import { type Binding, findBinding } from './bindings.ts';

/** Runs the command of a key that was pressed or released. */
export function runBinding(
  world: World,
  player: Player,
  unit: Unit,
  type: UnitType,
  change: KeyChange,
): void {
  const binding = findBinding(type, change.key);
  const command = change.isDown ? binding?.press : binding?.release;
  if (binding === null || command === undefined) return;
  // Releasing a key never costs anything, because the effect of a paid press must be able to end.
  if (change.isDown && !pay(world, unit, change.key, binding)) return;
  const hasActed = runCommand(world, player, unit, change.key, command);
  if (!hasActed && binding.isDefault && command.kind === 'interact') pickUpNearestItem(world, unit);
}

/**
 * Charges the cost of a key press and starts its cooldown. Returns false if the key is on cooldown or the cost
 * can't be paid.
 */
function pay(world: World, unit: Unit, key: Key, { cooldown, cost }: Binding): boolean {
  const name = `key:${key}`;
  if (world.tick < (unit.cooldowns[name] ?? 0)) return false;
  if (cost !== undefined && readAttribute(world, unit, cost.attribute) < cost.amount) return false;
  if (cost !== undefined) changeEntityAttribute(world, unit, cost.attribute, -cost.amount);
  if (cooldown > 0) unit.cooldowns = { ...unit.cooldowns, [name]: world.tick + toTicks(world, cooldown) };
  return true;
}

/** Returns false if the command is known to have had no effect. */
function runCommand(world: World, player: Player, unit: Unit, key: Key, command: KeyCommand): boolean {
  switch (command.kind) {
    case 'run-rule':
      fireRule(world, command.rule, {
        triggeringPlayer: player.id,
        triggeringUnit: unit.id,
        pressedKey: key,
      });
      return true;
    case 'use-item':
      unit.isUsing = true;
      unit.isUseSpent = false;
      return true;
    case 'reload':
      return reloadItem(world, unit);
    case 'drop-item':
      dropItemFromSlot(world, unit, unit.heldSlot);
      return true;
    case 'pick-up':
      pickUpNearestItem(world, unit);
      return true;
    case 'interact':
      return startInteraction(world, player);
    case 'select-slot':
      selectInventorySlot(world, unit, command.slot - 1);
      return true;
    case 'next-slot':
      selectNextSlot(world, unit);
      return true;
  }
}
