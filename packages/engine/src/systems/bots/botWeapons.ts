import type { Key, UnitType, Weapon } from '@playloom/game-format';
import type { Item, Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { defaultBindings } from '../control/bindings.ts';
import { countItems } from '../inventory/countItems.ts';
import { getItemInSlot } from '../inventory/inventory.ts';

interface WeaponChoice {
  readonly slot: number;
  readonly item: Item;
  readonly weapon: Weapon;
}

/** Up to this distance bots prefer melee weapons to ranged ones. */
const BLADE_RANGE = 1.6;
/** Bots don't shoot farther than a player's screen shows. */
const SHOT_RANGE_MAX = 11;

/**
 * Picks the best weapon for a distance: melee if the target is near, otherwise ranged. Weapons without ammo are
 * skipped.
 */
export function pickWeapon(world: World, unit: Unit, distance: number): WeaponChoice | null {
  let best: WeaponChoice | null = null;
  let bestScore = -Infinity;
  for (let slot = 0; slot < unit.inventory.length; slot += 1) {
    const item = getItemInSlot(world, unit, slot);
    const weapon = item === null ? null : world.game.items.get(item.type)!.type.weapon;
    if (item === null || weapon === null || !hasRounds(world, unit, item, weapon)) continue;
    const isBlade = weapon.kind === 'melee';
    // The held weapon is slightly preferred, because switching takes time.
    const score =
      (isBlade === distance < BLADE_RANGE ? 2 : isBlade ? 0 : 1) + (slot === unit.heldSlot ? 0.5 : 0);
    if (score <= bestScore) continue;
    best = { slot, item, weapon };
    bestScore = score;
  }
  return best;
}

/** Computes the distance, from center to center, at which a weapon can hit. */
export function computeWeaponReach(world: World, weapon: Weapon): number {
  if (weapon.kind === 'melee') return weapon.range + 0.3;
  const { speed, lifeSeconds } = world.game.projectiles.get(weapon.projectile)!.type;
  return Math.min(SHOT_RANGE_MAX, speed * lifeSeconds);
}

/** Finds the key that triggers a command for a unit type; null if there is none. */
export function findCommandKey({ controls }: UnitType, kind: 'use-item' | 'pick-up' | 'reload'): Key | null {
  const own = controls.keys.find(({ press }) => press?.kind === kind);
  if (own !== undefined) return own.key;
  const usual = kind === 'use-item' ? useKey(controls.scheme) : kind === 'reload' ? 'r' : 'e';
  const isTaken = controls.keys.some(({ key }) => key === usual);
  return isTaken ? null : usual;
}

export function findSlotKey({ controls }: UnitType, slot: number): Key | null {
  const own = controls.keys.find(({ press }) => press?.kind === 'select-slot' && press.slot === slot + 1);
  if (own !== undefined) return own.key;
  const usual = String(slot + 1) as Key;
  return defaultBindings[usual] === undefined || controls.keys.some(({ key }) => key === usual)
    ? null
    : usual;
}

function useKey(scheme: UnitType['controls']['scheme']): Key {
  return scheme === 'click-to-move' ? 'mouse-right' : 'mouse-left';
}

function hasRounds(world: World, unit: Unit, item: Item, weapon: Weapon): boolean {
  if (weapon.kind === 'melee') return true;
  const { magazine, item: round } = weapon.ammo;
  return (magazine > 0 && item.ammo > 0) || round === null || countItems(world, unit, round) > 0;
}
