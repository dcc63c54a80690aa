import type { Unit } from '../../entities/Entity.ts';
import { setProtectedUntil } from '../../world/markedFields.ts';
import { forEachMarkedEntity, PROTECTED_MARK } from '../../world/marks.ts';
import type { World } from '../../world/World.ts';

/** Ends spawn protection whose time is over. */
export function stepProtection(world: World): void {
  forEachMarkedEntity(world, PROTECTED_MARK, 0, (entity) => {
    const unit = entity as Unit;
    if (unit.protectedUntil <= world.tick) setProtectedUntil(world, unit, 0);
  });
}
