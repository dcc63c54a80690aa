import type { Weapon } from '@playloom/game-format';
import { fire } from '../../rules/fire.ts';
import type { Item, Unit } from '../../world/Entity.ts';
import { tell } from '../../world/tell.ts';
import type { World } from '../../world/World.ts';
import { consumeItem } from './consumeItem.ts';
import { reloadItem } from './reloadItem.ts';
import { shoot } from './shoot.ts';
import { strike } from './strike.ts';
import { countItems } from './countItems.ts';
import { takeItem } from './takeItem.ts';
import { tellEffectAt, tellSoundAt } from '../../world/tellAt.ts';
import { tellUse } from './tellUse.ts';

type Ranged = Extract<Weapon, { kind: 'ranged' }>;

/** Strikes or shoots once. Tells whether the press had an effect; while a gun is loaded it has none. */
export function attackWith(world: World, unit: Unit, item: Item, weapon: Weapon): boolean {
  if (item.reloadAt !== 0) return false;
  unit.readyAt = world.tick + Math.max(1, Math.round(world.game.tickRate / weapon.usesPerSecond));
  if (weapon.kind === 'ranged' && !hasRound(world, unit, item, weapon)) {
    if (!reloadItem(world, unit)) tellSoundAt(world, typeOf(world, item).sounds.empty, unit);
    return true;
  }
  tellAttack(world, unit, item);
  if (weapon.kind === 'melee') strike(world, unit, item, weapon);
  else shootOnce(world, unit, item, weapon);
  // A weapon that is used up, such as a firework, gives what it has to give and is gone.
  if (typeOf(world, item).consumable === null) tellUse(world, unit, item);
  else consumeItem(world, unit, item, 1);
  return true;
}

function shootOnce(world: World, unit: Unit, item: Item, weapon: Ranged): void {
  shoot(world, unit, item, weapon);
  const { magazine, item: round } = weapon.ammo;
  if (magazine > 0) {
    item.ammo -= 1;
    if (item.ammo === 0) reloadItem(world, unit);
  } else if (round !== null) {
    takeItem(world, unit, round, 1);
  }
}

/** Weapons without a magazine take their rounds from the inventory one by one. */
function hasRound(world: World, unit: Unit, item: Item, { ammo }: Ranged): boolean {
  if (ammo.magazine > 0) return item.ammo > 0;
  return ammo.item === null || countItems(world, unit, ammo.item) > 0;
}

function tellAttack(world: World, unit: Unit, item: Item): void {
  const { sounds, effects } = world.game.units.get(unit.type)!.type;
  tellSoundAt(world, sounds.attack, unit);
  tellEffectAt(world, effects.attack, unit);
  tell(world, { kind: 'attack', unit: unit.id, item: item.type });
  fire(world, 'unitAttacks', { triggeringUnit: unit.id, triggeringItem: item.id });
}

function typeOf(world: World, item: Item) {
  return world.game.items.get(item.type)!.type;
}
