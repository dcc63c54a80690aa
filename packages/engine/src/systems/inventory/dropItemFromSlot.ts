import { cos, sin, TAU } from '../../math/trigonometry.ts';
import { castBall } from '../../physics/cast.ts';
import { fire } from '../../triggers/fire.ts';
import { addEntityBody } from '../bodies/addEntityBody.ts';
import { insertEntity } from '../spawn/insertEntity.ts';
import type { Item, Unit } from '../../entities/Entity.ts';
import { toTicks } from '../../world/time.ts';
import { setItemHolder, setVanishTick } from '../../world/markedFields.ts';
import type { World } from '../../world/World.ts';
import { getAimAngle } from '../bodies/getAimAngle.ts';
import { computeBodyReach } from '../bodies/bodyReach.ts';
import { runInventoryChange } from './runInventoryChange.ts';
import { getItemInSlot, putIntoSlot } from './inventory.ts';
import { emitSoundAt } from '../../world/emitAt.ts';

/** The distance between a dropped item and the unit. If it were smaller, the unit would pick the item up again. */
const DROP_GAP = 0.3;
const SECONDS_BEFORE_PICK_UP = 1;
const TURNS_TRIED = [0, TAU / 4, -TAU / 4, TAU / 2];
const ONLY_WALLS = { walls: true, units: false, items: false, props: false } as const;

/** Drops the item in a slot on the ground in front of the unit. The first slot is 0. */
export function dropItemFromSlot(world: World, unit: Unit, slotIndex: number): void {
  runInventoryChange(world, unit, () => dropTowards(world, unit, slotIndex, getAimAngle(world, unit)));
}

/** Drops everything that can be dropped, in a ring around the unit. */
export function dropInventory(world: World, unit: Unit): void {
  const aim = getAimAngle(world, unit);
  const size = unit.inventory.length;
  runInventoryChange(world, unit, () => {
    for (let index = 0; index < size; index += 1) {
      dropTowards(world, unit, index, aim + (index / size) * TAU);
    }
  });
}

function dropTowards(world: World, unit: Unit, slotIndex: number, angle: number): void {
  const item = getItemInSlot(world, unit, slotIndex);
  if (item === null) return;
  const { type } = world.game.items.get(item.type)!;
  if (!type.isDroppable) return;
  putIntoSlot(unit, slotIndex, null);
  setItemHolder(world, item, null);
  item.pickableAt = world.tick + toTicks(world, SECONDS_BEFORE_PICK_UP);
  const vanishAt = type.groundSeconds === null ? 0 : world.tick + toTicks(world, type.groundSeconds);
  setVanishTick(world, item, vanishAt);
  placeDroppedItem(world, unit, item, angle);
  addEntityBody(world, item);
  emitSoundAt(world, type.sounds.drop, item);
  fire(world, 'unitDropsItem', { triggeringUnit: unit.id, triggeringItem: item.id });
}

/** Places the item in front of the unit, or beside or behind it if a wall is in the way. */
function placeDroppedItem(world: World, unit: Unit, item: Item, angle: number): void {
  const { motion } = world.entities;
  const x = motion.x[unit.slot]!;
  const y = motion.y[unit.slot]!;
  const radius = computeBodyReach(world, item);
  const wanted = computeBodyReach(world, unit) + radius + DROP_GAP;
  let best = { x, y, distance: -1 };
  for (const turn of TURNS_TRIED) {
    const dirX = cos(angle + turn);
    const dirY = sin(angle + turn);
    const distance =
      castBall(world.physics, x, y, dirX, dirY, wanted, radius, ONLY_WALLS)?.distance ?? wanted;
    if (distance > best.distance) best = { x: x + dirX * distance, y: y + dirY * distance, distance };
    if (distance === wanted) break;
  }
  insertEntity(world, item, { x: best.x, y: best.y, scale: motion.scale[item.slot]! });
}
