import { hasBody, removeBody } from '../../physics/removeBody.ts';
import { freeSlot } from '../../world/entities.ts';
import { DOOMED_MARK, forEachMarkedEntity } from '../../world/marks.ts';
import type { World } from '../../world/World.ts';

/** Removes the doomed entities. Slots are freed in ascending order, so that all peers reuse them identically. */
export function stepRemovals(world: World): void {
  forEachMarkedEntity(world, DOOMED_MARK, 0, ({ slot }) => {
    if (hasBody(world.physics, slot)) removeBody(world.physics, slot);
    freeSlot(world, slot);
  });
}
