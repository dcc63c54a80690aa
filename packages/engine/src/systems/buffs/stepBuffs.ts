import { forEachEntity } from '../../world/entities.ts';
import type { World } from '../../world/World.ts';
import { endBuffs } from './buffs.ts';

/** Ends buffs whose time is over. The dead keep theirs: rules about a death still want to know them. */
export function stepBuffs(world: World): void {
  forEachEntity(world, 'unit', (unit) => {
    if (unit.buffs.length === 0 || unit.isDead) return;
    endBuffs(world, unit, ({ until }) => until !== 0 && until <= world.tick);
  });
}
