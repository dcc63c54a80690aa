import type { EntityId } from '@playloom/game-format';
import { ENTITIES_MAX } from '../../limits.ts';
import type { Entity } from '../../world/Entity.ts';
import { isWorldFull } from '../../world/entities.ts';
import type { World } from '../../world/World.ts';
import { reportRuleProblem } from '../reportRuleProblem.ts';
import type { Thread } from '../Thread.ts';

const WORLD_FULL = 'world-full';

/**
 * The entity a rule created, or null. The creator is notified once per tick if there was no room: such rules
 * create thousands.
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
