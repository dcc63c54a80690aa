import type { UnitType } from '@playloom/game-format';
import { findBodyMotionSource, isRotationLocked } from '../../physics/findBodyMotionSource.ts';
import { setBodyPose } from '../../physics/moveBody.ts';
import type { BodyMotionSource } from '../../physics/PhysicsState.ts';
import type { TouchChange } from '../../physics/PhysicsTypes.ts';
import { stepPhysics } from '../../physics/stepPhysics.ts';
import { fire } from '../../triggers/fire.ts';
import type { Entity, Item, Prop, Unit } from '../../entities/Entity.ts';
import {
  ATTACHED_MARK,
  BUFFED_MARK,
  DEAD_MARK,
  DOOMED_MARK,
  forEachMarkedEntity,
  HELD_MARK,
  INVENTORY_MARK,
  PROJECTILE_MARK,
  PROP_MARK,
  UNIT_MARK,
} from '../../world/marks.ts';
import { setUnitMoving } from '../../world/markedFields.ts';
import type { World } from '../../world/World.ts';
import { computeBuffTotals } from '../buffs/computeBuffTotals.ts';
import { moveAttachedEntities } from './attachments.ts';
import { driveUnit } from './driveUnit.ts';
import { setEntityRotation } from '../bodies/motion.ts';
import { movePlatformUnit } from './movePlatformUnit.ts';
import { moveProp } from './moveProp.ts';
import { hasMoveIntent } from '../../world/setMoveIntent.ts';
import { moveKinematicByVelocity, walkUnit } from './walkUnit.ts';

/** Entities that are dead, attached or in an inventory don't move by themselves. */
const IMMOBILE = DOOMED_MARK | DEAD_MARK | ATTACHED_MARK | HELD_MARK;

/** Turns movement intents into velocities, moves entities that physics doesn't move, and runs the physics step. */
export function stepMovement(world: World): readonly TouchChange[] {
  const { entities } = world;
  const { records, top } = entities;
  // Platforms move first, so that units on top of them move along in the same tick.
  forEachMarkedEntity(world, PROP_MARK, IMMOBILE, (entity) => {
    const prop = entity as Prop;
    if (prop.isMovingAlongPath) moveAlongPath(world, prop);
  });
  for (let slot = 0; slot < top; slot += 1) {
    const mark = entities.marks[slot]!;
    if (mark === 0 || (mark & (IMMOBILE | PROJECTILE_MARK)) !== 0) continue;
    if ((mark & UNIT_MARK) !== 0) moveUnit(world, records[slot] as Unit, mark);
    else moveFreely(world, records[slot] as Item | Prop);
  }
  const touches = stepPhysics(world.physics, world.entities.motion);
  moveAttachedEntities(world);
  return touches;
}

function moveAlongPath(world: World, prop: Prop): void {
  const { motion } = world.game.props.get(prop.type)!.type;
  if (motion !== null) moveProp(world, prop, motion);
}

function moveUnit(world: World, unit: Unit, mark: number): void {
  const { type } = world.game.units.get(unit.type)!;
  const { motion } = world.entities;
  const mover = isPlain(type) ? 'forces' : findBodyMotionSource(world.physics, unit.slot);
  if (isSteered(world, unit, type)) {
    updateIsMoving(world, unit, type);
    steerUnit(world, unit, type, mover, unit.speed * speedFactorOf(world, unit, mark));
  }
  if (mover !== 'forces' && mover !== 'controller') moveUnposed(world, unit, mover);
  if (motion.spin[unit.slot] !== 0) spinFreely(world, unit, mover);
}

/**
 * Whether units of a type are always moved by forces. Asking physics about each of a thousand units would cost
 * more than moving them.
 */
function isPlain({ body, controls }: UnitType): boolean {
  return body.kind === 'dynamic' && !body.isSensor && controls.scheme !== 'platformer';
}

/** Whether a unit moves by itself. Others, such as balls, are moved only by physics. */
function isSteered(world: World, unit: Unit, { controls }: UnitType): boolean {
  if (controls.scheme !== 'none' || unit.isMoving) return true;
  return unit.ai.behaviour !== 'none' || unit.ai.order !== null || hasMoveIntent(world, unit);
}

/**
 * Updates whether a unit is moving, and fires triggers. Pressing up in a platformer, or steering a vehicle
 * without throttle, is not moving.
 */
function updateIsMoving(world: World, unit: Unit, { controls }: UnitType): void {
  const { wishX, wishY } = world.entities.motion;
  const isMoving =
    (wishX[unit.slot] !== 0 && controls.scheme !== 'vehicle') ||
    (wishY[unit.slot] !== 0 && controls.scheme !== 'platformer');
  if (isMoving === unit.isMoving) return;
  setUnitMoving(world, unit, isMoving);
  fire(world, isMoving ? 'unitStartsMoving' : 'unitStopsMoving', { triggeringUnit: unit.id });
}

function steerUnit(
  world: World,
  unit: Unit,
  type: UnitType,
  mover: BodyMotionSource | null,
  speed: number,
): void {
  if (mover === 'controller') movePlatformUnit(world, unit, type, speed);
  else if (type.controls.scheme === 'vehicle') driveUnit(world, unit, type, speed);
  else if (mover !== 'nobody' || type.body.kind === 'dynamic') walkUnit(world, unit, type, speed, mover);
}

function speedFactorOf(world: World, unit: Unit, mark: number): number {
  if ((mark & (BUFFED_MARK | INVENTORY_MARK)) === 0) return 1;
  return computeBuffTotals(world, unit).speedFactor;
}

/** Moves items and props that physics doesn't move by the velocity that rules have set. */
function moveFreely(world: World, entity: Item | Prop): void {
  const { motion } = world.entities;
  const { slot } = entity;
  if (motion.vx[slot] === 0 && motion.vy[slot] === 0 && motion.spin[slot] === 0) return;
  // A prop with a path moves only along it. Its velocity must not move it further.
  if (entity.kind === 'prop' && world.game.props.get(entity.type)!.type.motion !== null) return;
  const mover = findBodyMotionSource(world.physics, slot);
  if (mover !== 'forces') moveUnposed(world, entity, mover);
  if (motion.spin[slot] !== 0) spinFreely(world, entity, mover);
}

/** Moves an entity without a body, or with a kinematic one, by its velocity. Nothing stops it. */
function moveUnposed(world: World, { slot }: Entity, mover: BodyMotionSource | null): void {
  const { motion } = world.entities;
  const { tickSeconds } = world.game;
  if (motion.vx[slot] === 0 && motion.vy[slot] === 0 && motion.spin[slot] === 0) return;
  if (mover === 'poses') {
    moveKinematicByVelocity(world, slot);
    return;
  }
  motion.x[slot]! += motion.vx[slot]! * tickSeconds;
  motion.y[slot]! += motion.vy[slot]! * tickSeconds;
  if (mover === null) return;
  setBodyPose(world.physics, slot, motion.x[slot]!, motion.y[slot]!, motion.rotation[slot]!);
}

/** Rotates an entity by its spin, unless physics rotates it. */
function spinFreely(world: World, entity: Entity, mover: BodyMotionSource | null): void {
  if (mover === 'poses' || (mover === 'forces' && !isRotationLocked(world.physics, entity.slot))) return;
  const { rotation, spin } = world.entities.motion;
  setEntityRotation(world, entity, rotation[entity.slot]! + spin[entity.slot]! * world.game.tickSeconds);
}
