import { findBodyMotionSource } from '../../physics/findBodyMotionSource.ts';
import { setBodyEnabled, setBodyPose } from '../../physics/moveBody.ts';
import type { Entity } from '../../entities/Entity.ts';
import { findEntity } from '../../world/findEntity.ts';
import { ATTACHED_MARK, DOOMED_MARK, forEachMarkedEntity } from '../../world/marks.ts';
import { setAttachment } from '../../world/markedFields.ts';
import type { World } from '../../world/World.ts';
import { setEntityVelocity, stopEntity } from '../bodies/motion.ts';

/** The maximum number of carriers in a chain. No real game needs more. */
const CHAIN_MAX = 16;

/**
 * Attaches an entity to another one. Its body is disabled while it is attached, because it would push its
 * carrier.
 */
export function attachEntity(world: World, entity: Entity, carrier: Entity, x: number, y: number): void {
  if (!canCarry(world, entity, carrier)) return;
  setAttachment(world, entity, { carrier: carrier.id, x, y });
  stopEntity(world, entity);
  enableBody(world, entity, false);
  moveAttachedEntity(world, entity);
}

export function detachEntity(world: World, entity: Entity): void {
  if (entity.attachment === null) return;
  setAttachment(world, entity, null);
  if (entity.kind !== 'unit' || !entity.isDead) enableBody(world, entity, true);
  const { motion } = world.entities;
  // An entity moved by forces keeps the velocity of its carrier.
  if (findBodyMotionSource(world.physics, entity.slot) === 'forces') {
    setEntityVelocity(world, entity, motion.vx[entity.slot]!, motion.vy[entity.slot]!);
  } else {
    motion.vx[entity.slot] = 0;
    motion.vy[entity.slot] = 0;
  }
}

/** Moves all attached entities to where their carriers are now. */
export function moveAttachedEntities(world: World): void {
  forEachMarkedEntity(world, ATTACHED_MARK, DOOMED_MARK, (entity) => moveAttachedEntity(world, entity));
}

/**
 * Whether a carrier can carry an entity. A cycle of carriers would have no position, and neither has an item in
 * an inventory.
 */
function canCarry(world: World, entity: Entity, carrier: Entity): boolean {
  if (entity.isDoomed || carrier.isDoomed) return false;
  if (entity.kind === 'item' && entity.holder !== null) return false;
  let above: Entity | null = carrier;
  for (let link = 0; above !== null; link += 1) {
    if (above === entity || link === CHAIN_MAX) return false;
    above = findEntity(world, above.attachment?.carrier ?? null);
  }
  return true;
}

/**
 * Moves an entity to its carrier. Adds up the offsets of the whole chain, so that the order in which entities
 * are moved doesn't matter.
 */
function moveAttachedEntity(world: World, entity: Entity): void {
  const { motion } = world.entities;
  const { slot } = entity;
  let x = 0;
  let y = 0;
  let below: Entity = entity;
  while (below.attachment !== null) {
    x += below.attachment.x;
    y += below.attachment.y;
    const carrier = findEntity(world, below.attachment.carrier);
    if (carrier === null || carrier.isDoomed) {
      if (below === entity) detachEntity(world, entity);
      return;
    }
    below = carrier;
  }
  x += motion.x[below.slot]!;
  y += motion.y[below.slot]!;
  motion.vx[slot] = motion.vx[below.slot]!;
  motion.vy[slot] = motion.vy[below.slot]!;
  if (motion.x[slot] === x && motion.y[slot] === y) return;
  motion.x[slot] = x;
  motion.y[slot] = y;
  const mover = findBodyMotionSource(world.physics, slot);
  if (mover !== null)
    setBodyPose(world.physics, slot, x, y, mover === 'controller' ? 0 : motion.rotation[slot]!);
}

/** Enables or disables an entity's body. Sensors stay enabled, so that they still notice what they touch. */
function enableBody(world: World, entity: Entity, isEnabled: boolean): void {
  if (entity.kind === 'projectile' || findBodyMotionSource(world.physics, entity.slot) === null) return;
  const { units, items, props } = world.game;
  const types = { unit: units, item: items, prop: props };
  const { isSensor } = types[entity.kind].get(entity.type)!.type.body;
  if (!isSensor || isEnabled) setBodyEnabled(world.physics, entity.slot, isEnabled);
}
