import type { Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import { DEAD_MARK, DOOMED_MARK, forEachMarkedEntity } from '../../world/marks.ts';
import type { World } from '../../world/World.ts';
import { reviveUnit } from './reviveUnit.ts';
import { respawnPlayerUnit } from './respawnPlayerUnit.ts';

/** Respawns units whose time has come: players' units at spawn points, others where they first appeared. */
export function stepRespawns(world: World): void {
  for (const player of world.players.values()) {
    if (player.unit !== null && findUnit(world, player.unit) === null) player.unit = null;
    if (player.respawnAt === 0 || player.respawnAt > world.tick || player.isLeaving) continue;
    respawnPlayerUnit(world, player);
  }
  forEachMarkedEntity(world, DEAD_MARK, DOOMED_MARK, (entity) => {
    const unit = entity as Unit;
    if (unit.respawnAt !== 0 && unit.respawnAt <= world.tick) reviveUnit(world, unit, null);
  });
}
