import type { EntityId } from '@playloom/game-format';
import { ENTITIES_MAX } from '../../limits.ts';
import type { Entity } from '../../world/Entity.ts';
import { isWorldFull } from '../../world/entities.ts';
import type { World } from '../../world/World.ts';
import { reportRuleProblem } from '../reportRuleProblem.ts';
import type { Thread } from '../Thread.ts';

const WORLD_FULL = 'world-full';

/** What a rule made, or null. Its creator learns when there was no room for it, once a tick: such rules make thousands. */
export function resolveCreatedId(world: World, thread: Thread, created: Entity | null): EntityId | null {
  if (created !== null) return created.id;
  const isReported = world.events.some((event) => event.kind === 'rule-problem' && event.id === WORLD_FULL);
  if (isWorldFull(world) && !isReported)
    reportRuleProblem(
      world,
      thread,
      WORLD_FULL,
      `There are ${ENTITIES_MAX} things in the room, and nothing more can be made.`,
    );
  return null;
}
