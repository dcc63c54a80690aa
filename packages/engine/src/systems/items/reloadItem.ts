import type { Weapon } from '@playloom/game-format';
import type { Item, Unit } from '../../entities/Entity.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { countItems } from '../inventory/countItems.ts';
import { getHeldItem } from '../inventory/getHeldItem.ts';
import { removeItemsFromUnit } from '../inventory/removeItemsFromUnit.ts';
import { emitSoundAt } from '../../world/emitAt.ts';

type Ammo = Extract<Weapon, { kind: 'ranged' }>['ammo'];

/** Starts reloading the held item. Returns false if it can't be reloaded. */
export function reloadItem(world: World, unit: Unit): boolean {
  const item = getHeldItem(world, unit);
  const ammo = item === null ? null : getAmmoSettings(world, item);
  if (item === null || ammo === null || unit.isDead) return false;
  if (item.reloadAt !== 0 || item.ammo >= ammo.magazine || !hasRounds(world, unit, ammo)) return false;
  item.reloadAt = world.tick + Math.max(1, toTicks(world, ammo.reloadSeconds));
  emitSoundAt(world, world.game.items.get(item.type)!.type.sounds.reload, unit);
  return true;
}

/** Fills the magazine when reloading is done. If ammo is an item, takes it from the inventory. */
export function finishReload(world: World, unit: Unit, item: Item): void {
  if (item.reloadAt === 0 || world.tick < item.reloadAt) return;
  item.reloadAt = 0;
  const ammo = getAmmoSettings(world, item);
  if (ammo === null) return;
  const missing = ammo.magazine - item.ammo;
  const rounds = ammo.item === null ? missing : Math.min(missing, countItems(world, unit, ammo.item));
  if (rounds <= 0) return;
  item.ammo += rounds;
  if (ammo.item !== null) removeItemsFromUnit(world, unit, ammo.item, rounds);
}

/** Returns null if the item isn't a ranged weapon. */
export function getAmmoSettings(world: World, item: Item): Ammo | null {
  const { weapon } = world.game.items.get(item.type)!.type;
  return weapon?.kind === 'ranged' ? weapon.ammo : null;
}

function hasRounds(world: World, unit: Unit, { item }: Ammo): boolean {
  return item === null || countItems(world, unit, item) > 0;
}
