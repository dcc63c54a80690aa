import type { Point } from '@playloom/game-format';
import { setBodyEnabled } from '../../physics/moveBody.ts';
import { hasBody } from '../../physics/removeBody.ts';
import { fire } from '../../triggers/fire.ts';
import { idleUnitState } from '../units/spawnUnit.ts';
import type { Unit } from '../../entities/Entity.ts';
import { emitEffectAt, emitSoundAt } from '../../world/emitAt.ts';
import { setUnitDead, setUnitMoving } from '../../world/markedFields.ts';
import type { World } from '../../world/World.ts';
import { createAiState } from '../../entities/createAiState.ts';
import { resetAttributes } from '../attributeTable/resetAttributes.ts';
import { removeAllUnitBuffs } from '../buffs/buffs.ts';
import { giveStartItems } from '../inventory/giveStartItems.ts';
import { setEntityVelocity, teleportEntity, setEntityRotation } from '../bodies/motion.ts';
import { grantSpawnProtection } from '../protection/spawnProtection.ts';
import { setMoveIntent } from '../../world/setMoveIntent.ts';
import { pickSpawnPoint } from './pickSpawnPoint.ts';
import { findControllingPlayer } from '../players/findControllingPlayer.ts';

/**
 * Revives a dead unit with its start values. If `at` is null, a player's unit appears at a spawn point, and
 * other units at the place where they first appeared.
 */
export function reviveUnit(world: World, unit: Unit, at: Point | null): void {
  if (!unit.isDead || unit.isDoomed) return;
  const { death, sounds, effects } = world.game.units.get(unit.type)!.type;
  setUnitDead(world, unit, false);
  setUnitMoving(world, unit, false);
  unit.respawnAt = 0;
  const { heldSlot } = unit;
  setMoveIntent(world, unit, 0, 0);
  Object.assign(unit, idleUnitState, { heldSlot, cooldowns: {}, lastAttacker: null });
  unit.ai = createAiState(unit.ai.behaviour);
  removeAllUnitBuffs(world, unit);
  resetAttributes(world, unit);
  if (hasBody(world.physics, unit.slot)) setBodyEnabled(world.physics, unit.slot, true);
  moveToSpawn(world, unit, at);
  if (findControllingPlayer(world, unit) !== null) grantSpawnProtection(world, unit);
  if (death.dropsInventory) giveStartItems(world, unit);
  emitSoundAt(world, sounds.appear, unit);
  emitEffectAt(world, effects.appear, unit);
  fire(world, 'unitRespawns', { triggeringUnit: unit.id });
}

function moveToSpawn(world: World, unit: Unit, at: Point | null): void {
  const player = findControllingPlayer(world, unit);
  if (player !== null) player.respawnAt = 0;
  const spawn = at === null && player !== null ? pickSpawnPoint(world, unit.team, new Set([unit.id])) : null;
  const destination = at ?? spawn ?? unit.home;
  setEntityVelocity(world, unit, 0, 0);
  teleportEntity(world, unit, destination.x, destination.y);
  if (spawn !== null) setEntityRotation(world, unit, spawn.rotation);
}
