import type { EntityId } from '@playloom/game-format';
import { despawnEntity } from '../spawn/despawnEntity.ts';
import { idleUnitState } from '../units/spawnUnit.ts';
import type { Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { Player } from '../../world/Player.ts';
import { setAttachment, setUnitMoving } from '../../world/markedFields.ts';
import type { World } from '../../world/World.ts';
import { createAiState } from '../../entities/createAiState.ts';
import { resetAttributes } from '../attributeTable/resetAttributes.ts';
import { removeAllUnitBuffs } from '../buffs/buffs.ts';
import { reviveUnit } from './reviveUnit.ts';
import { stopEntity, teleportEntity, setEntityRotation } from '../bodies/motion.ts';
import { grantSpawnProtection } from '../protection/spawnProtection.ts';
import { setMoveIntent } from '../../world/setMoveIntent.ts';
import { pickSpawnPoint } from './pickSpawnPoint.ts';
import { spawnPlayerUnit, findPlayerUnitType } from './spawnPlayerUnit.ts';

/** Respawns a player's unit at a spawn point, whether it is alive or dead. Creates a unit if the player has none. */
export function respawnPlayerUnit(world: World, player: Player, leftOut: readonly EntityId[] = []): void {
  const unit = findUnit(world, player.unit);
  if (unit === null || unit.isDoomed) {
    spawnPlayerUnit(world, player);
  } else if (isOfAnotherTeam(world, player, unit)) {
    despawnEntity(world, unit);
    spawnPlayerUnit(world, player);
  } else {
    player.respawnAt = 0;
    const { x, y, rotation } = pickSpawnPoint(world, player.team, new Set([...leftOut, unit.id]));
    if (unit.isDead) reviveUnit(world, unit, { x, y });
    else refreshUnit(world, unit, x, y);
    setEntityRotation(world, unit, rotation);
    grantSpawnProtection(world, unit);
  }
}

/** Resets a living unit at another position. It keeps its items. */
function refreshUnit(world: World, unit: Unit, x: number, y: number): void {
  const { heldSlot } = unit;
  setMoveIntent(world, unit, 0, 0);
  setUnitMoving(world, unit, false);
  setAttachment(world, unit, null);
  Object.assign(unit, idleUnitState, { heldSlot, cooldowns: {}, lastAttacker: null });
  unit.ai = createAiState(unit.ai.behaviour);
  removeAllUnitBuffs(world, unit);
  resetAttributes(world, unit);
  stopEntity(world, unit);
  teleportEntity(world, unit, x, y);
}

/** Whether the unit must be replaced because its player changed teams. A unit that a rule assigned is kept. */
function isOfAnotherTeam(world: World, player: Player, unit: Unit): boolean {
  const { types, settings } = world.game.game;
  const wanted = findPlayerUnitType(world, player);
  if (wanted === null || wanted === unit.type) return false;
  const given = [settings.players.unit, ...Object.values(types.teams).map((team) => team.unit)];
  return given.includes(unit.type);
}
