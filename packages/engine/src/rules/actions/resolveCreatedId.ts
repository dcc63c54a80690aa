import type { EntityId } from '@playloom/game-format';
import { ENTITIES_MAX } from '../../world/limits.ts';
import type { Entity } from '../../entities/Entity.ts';
import { isWorldFull } from '../../world/entities.ts';
import type { World } from '../../world/World.ts';
import { reportRuleProblem } from '../../threads/reportRuleProblem.ts';
import type { Thread } from '../../world/Thread.ts';

const WORLD_FULL = 'world-full';

/**
 * Returns the id of the entity that a rule created, or null. If the room is full, the creator is notified only
 * once per tick, because such rules often try to create thousands.
 */
export function resolveCreatedId(world: World, thread: Thread, created: Entity | null): EntityId | null {
  if (created !== null) return created.id;
  const isReported = world.events.some((event) => event.kind === 'rule-problem' && event.id === WORLD_FULL);
  if (isWorldFull(world) && !isReported)
    reportRuleProblem(
      world,
      thread,
      WORLD_FULL,
      `The room has reached the limit of ${ENTITIES_MAX} entities. Nothing more can be created.`,
    );
  return null;
}
