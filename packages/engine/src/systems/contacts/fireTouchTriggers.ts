import { type TouchChange, WALL_SLOT } from '../../physics/PhysicsTypes.ts';
import type { TriggerName } from '@playloom/game-format';
import type { TriggerContext } from '../../world/FiredTrigger.ts';
import { fire } from '../../triggers/fire.ts';
import type { Entity, Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';

/** Fires triggers for two entities that began to touch. If both are units, or both are props, each fires one. */
export function fireTouchTriggers(world: World, { a, b }: TouchChange): void {
  const first = findTouchable(world, a);
  if (first === null) return;
  if (b === WALL_SLOT) {
    if (first.kind === 'unit') fireTouchTrigger(world, 'unitTouchesWall', { triggeringUnit: first.id });
    return;
  }
  const second = findTouchable(world, b);
  if (second === null) return;
  fireEntityTouch(world, first, second);
  fireEntityTouch(world, second, first);
}

function fireEntityTouch(world: World, entity: Entity, other: Entity): void {
  if (entity.kind === 'unit') fireUnitTouch(world, entity, other);
  if (entity.kind === 'prop' && other.kind === 'prop') {
    fireTouchTrigger(world, 'propTouchesProp', { triggeringProp: entity.id, otherProp: other.id });
  }
}

function fireUnitTouch(world: World, { id }: Unit, other: Entity): void {
  if (other.kind === 'unit')
    fireTouchTrigger(world, 'unitTouchesUnit', { triggeringUnit: id, otherUnit: other.id });
  if (other.kind === 'prop')
    fireTouchTrigger(world, 'unitTouchesProp', { triggeringUnit: id, triggeringProp: other.id });
  if (other.kind === 'item')
    fireTouchTrigger(world, 'unitTouchesItem', { triggeringUnit: id, triggeringItem: other.id });
}

/** Returns the entity in a slot, or null if it was removed or killed in this tick. */
function findTouchable(world: World, slot: number): Entity | null {
  const entity = world.entities.records[slot];
  if (entity == null || entity.isDoomed) return null;
  return entity.kind === 'unit' && entity.isDead ? null : entity;
}

/**
 * Fires a touch trigger. `fire` ignores triggers without listeners, so that a crowd, which touches thousands of
 * times per tick, doesn't use up the limit of fired triggers.
 */
function fireTouchTrigger<Name extends TriggerName>(
  world: World,
  trigger: Name,
  context: TriggerContext<Name>,
): void {
  fire(world, trigger, context);
}
