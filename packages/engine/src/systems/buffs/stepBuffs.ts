import type { Unit } from '../../entities/Entity.ts';
import { BUFFED_MARK, DEAD_MARK, DOOMED_MARK, forEachMarkedEntity } from '../../world/marks.ts';
import type { World } from '../../world/World.ts';
import { endBuffs } from './buffs.ts';

/** Ends expired buffs. Dead units keep their buffs, because rules about a death may still read them. */
export function stepBuffs(world: World): void {
  forEachMarkedEntity(world, BUFFED_MARK, DEAD_MARK | DOOMED_MARK, (unit) => {
    endBuffs(world, unit as Unit, ({ until }) => until !== 0 && until <= world.tick);
  });
}
