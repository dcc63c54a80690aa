import type { Weapon } from '@playloom/game-format';
import { fire } from '../../triggers/fire.ts';
import type { Item, Unit } from '../../entities/Entity.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import type { World } from '../../world/World.ts';
import { consumeItem } from './consumeItem.ts';
import { reloadItem } from './reloadItem.ts';
import { shootWeapon } from './shootWeapon.ts';
import { strikeWithWeapon } from './strikeWithWeapon.ts';
import { countItems } from '../inventory/countItems.ts';
import { removeItemsFromUnit } from '../inventory/removeItemsFromUnit.ts';
import { emitAttackSound, emitEffectAt, emitSoundAt } from '../../world/emitAt.ts';
import { endSpawnProtection } from '../protection/spawnProtection.ts';
import { emitItemUse } from './emitItemUse.ts';

type Ranged = Extract<Weapon, { kind: 'ranged' }>;

/** Strikes or shoots once. Returns false if the weapon is reloading and the press had no effect. */
export function attackWithItem(world: World, unit: Unit, item: Item, weapon: Weapon): boolean {
  if (item.reloadAt !== 0) return false;
  unit.readyAt = world.tick + Math.max(1, Math.round(world.game.tickRate / weapon.usesPerSecond));
  if (weapon.kind === 'ranged' && !hasRound(world, unit, item, weapon)) {
    if (!reloadItem(world, unit)) emitSoundAt(world, typeOf(world, item).sounds.empty, unit);
    return true;
  }
  endSpawnProtection(world, unit);
  emitAttack(world, unit, item);
  if (weapon.kind === 'melee') strikeWithWeapon(world, unit, item, weapon);
  else shootOnce(world, unit, item, weapon);
  // A consumable weapon, such as a firework, is used up by the attack.
  if (typeOf(world, item).consumable === null) emitItemUse(world, unit, item, emitAttackSound);
  else consumeItem(world, unit, item, 1);
  return true;
}

function shootOnce(world: World, unit: Unit, item: Item, weapon: Ranged): void {
  shootWeapon(world, unit, item, weapon);
  const { magazine, item: round } = weapon.ammo;
  if (magazine > 0) {
    item.ammo -= 1;
    if (item.ammo === 0) reloadItem(world, unit);
  } else if (round !== null) {
    removeItemsFromUnit(world, unit, round, 1);
  }
}

/** Whether the weapon is loaded. Weapons without a magazine take each round from the inventory. */
function hasRound(world: World, unit: Unit, item: Item, { ammo }: Ranged): boolean {
  if (ammo.magazine > 0) return item.ammo > 0;
  return ammo.item === null || countItems(world, unit, ammo.item) > 0;
}

function emitAttack(world: World, unit: Unit, item: Item): void {
  const { sounds, effects } = world.game.units.get(unit.type)!.type;
  emitAttackSound(world, sounds.attack, unit);
  emitEffectAt(world, effects.attack, unit);
  emitEvent(world, { kind: 'attack', unit: unit.id, item: item.type });
  fire(world, 'unitAttacks', { triggeringUnit: unit.id, triggeringItem: item.id });
}

function typeOf(world: World, item: Item) {
  return world.game.items.get(item.type)!.type;
}
