import type { Unit } from '../../world/Entity.ts';
import { BUFFED, DEAD, DOOMED, forEachMarkedEntity } from '../../world/marks.ts';
import type { World } from '../../world/World.ts';
import { endBuffs } from './buffs.ts';

/** Ends buffs whose time is over. The dead keep theirs: rules about a death still want to know them. */
export function stepBuffs(world: World): void {
  forEachMarkedEntity(world, BUFFED, DEAD | DOOMED, (unit) => {
    endBuffs(world, unit as Unit, ({ until }) => until !== 0 && until <= world.tick);
  });
}
