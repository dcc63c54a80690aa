import type { EntityId } from '@playloom/game-format';
import { destroyEntity } from '../../spawn/destroyEntity.ts';
import { stillness } from '../../spawn/createUnit.ts';
import type { Unit } from '../../world/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import { markEntity } from '../../world/marks.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { startAi } from '../ai/startAi.ts';
import { resetAttributes } from '../attributes/resetAttributes.ts';
import { removeAllBuffs } from '../buffs/buffs.ts';
import { respawnUnit } from '../combat/respawnUnit.ts';
import { stopEntity, teleport, turnTo } from '../movement/motion.ts';
import { setWish } from '../movement/setWish.ts';
import { pickSpawnPoint } from './pickSpawnPoint.ts';
import { spawnPlayerUnit, unitTypeOf } from './spawnPlayerUnit.ts';

/** Gives a player its unit anew at a spawn point, alive or dead, or a new one when it has none. */
export function respawnPlayer(world: World, player: Player, leftOut: readonly EntityId[] = []): void {
  const unit = findUnit(world, player.unit);
  if (unit === null || unit.isDoomed) {
    spawnPlayerUnit(world, player);
  } else if (isOfAnotherTeam(world, player, unit)) {
    destroyEntity(world, unit);
    spawnPlayerUnit(world, player);
  } else {
    player.respawnAt = 0;
    const { x, y, rotation } = pickSpawnPoint(world, player.team, new Set([...leftOut, unit.id]));
    if (unit.isDead) respawnUnit(world, unit, { x, y });
    else refreshUnit(world, unit, x, y);
    turnTo(world, unit, rotation);
  }
}

/** A unit that is alive starts over at another place; what it carries stays with it. */
function refreshUnit(world: World, unit: Unit, x: number, y: number): void {
  const { heldSlot } = unit;
  setWish(world, unit, 0, 0);
  Object.assign(unit, stillness, { heldSlot, cooldowns: {}, lastAttacker: null, attachment: null });
  markEntity(world, unit);
  unit.ai = startAi(unit.ai.behaviour);
  removeAllBuffs(world, unit);
  resetAttributes(world, unit);
  stopEntity(world, unit);
  teleport(world, unit, x, y);
}

/** Whether a change of teams brings another unit. What a rule let the player steer is left to it. */
function isOfAnotherTeam(world: World, player: Player, unit: Unit): boolean {
  const { types, settings } = world.game.game;
  const wanted = unitTypeOf(world, player);
  if (wanted === null || wanted === unit.type) return false;
  const given = [settings.players.unit, ...Object.values(types.teams).map((team) => team.unit)];
  return given.includes(unit.type);
}
