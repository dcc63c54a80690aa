import type { Item, Unit } from '../../entities/Entity.ts';
import { forEachEntity } from '../../world/entities.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import type { World } from '../../world/World.ts';
import { computeDistanceToBody, computeBodyReach } from '../bodies/bodyReach.ts';
import { canPickUp, pickUpFromGround } from './tryPickUpItem.ts';

/** How far away from its body a unit can pick up an item. */
const PICK_UP_REACH = 0.8;
const MESSAGE_SECONDS = 2;

/** Handles the pick-up key: picks up the nearest item within reach. */
export function pickUpNearestItem(world: World, unit: Unit): void {
  const item = findNearestItem(world, unit);
  if (item === null || pickUpFromGround(world, unit, item) || unit.owner === null) return;
  emitEvent(world, {
    kind: 'message',
    text: 'Your inventory is full.',
    seconds: MESSAGE_SECONDS,
    player: unit.owner,
  });
}

function findNearestItem(world: World, unit: Unit): Item | null {
  const { motion } = world.entities;
  const x = motion.x[unit.slot]!;
  const y = motion.y[unit.slot]!;
  let nearest: Item | null = null;
  let shortest = computeBodyReach(world, unit) + PICK_UP_REACH;
  forEachEntity(world, 'item', (item) => {
    if (!canPickUp(world, unit, item)) return;
    const distance = computeDistanceToBody(world, item, x, y);
    if (distance > shortest || (nearest !== null && distance === shortest)) return;
    nearest = item;
    shortest = distance;
  });
  return nearest;
}
