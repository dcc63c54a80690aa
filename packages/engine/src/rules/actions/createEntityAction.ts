import type { EntityId } from '@playloom/game-format';
import type { Entity, Unit } from '../../entities/Entity.ts';
import { findEntity, findUnit } from '../../world/findEntity.ts';
import type { Evaluate, World } from '../../world/World.ts';
import type { Thread } from '../../world/Thread.ts';

type Act<Kind> = (world: World, entity: Kind, thread: Thread) => void;

/** Creates an action that runs a function on a unit. It does nothing if there is no such unit. */
export function createUnitAction(unit: Evaluate<EntityId | null>, act: Act<Unit>) {
  return (world: World, thread: Thread): void => {
    const found = findUnit(world, unit(world, thread));
    if (found !== null) act(world, found, thread);
  };
}

export function createEntityAction(entity: Evaluate<EntityId | null>, act: Act<Entity>) {
  return (world: World, thread: Thread): void => {
    const found = findEntity(world, entity(world, thread));
    if (found !== null) act(world, found, thread);
  };
}
