import { hasBody } from '../../physics/removeBody.ts';
import { setBodyEnabled } from '../../physics/moveBody.ts';
import { fire } from '../../triggers/fire.ts';
import { despawnEntity } from '../spawn/despawnEntity.ts';
import type { Unit } from '../../entities/Entity.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import { emitEffectAt, emitSoundAt } from '../../world/emitAt.ts';
import { toTicks } from '../../world/time.ts';
import { setAttachment, setUnitDead, setUnitMoving } from '../../world/markedFields.ts';
import type { World } from '../../world/World.ts';
import { countDeathAndKill } from '../achievements/countEvents.ts';
import { getCompiledType } from '../attributeTable/attributeTable.ts';
import { writeAttribute } from '../attributeTable/writeAttribute.ts';
import { dropInventory } from '../inventory/dropItemFromSlot.ts';
import { addPlayerScore } from '../players/addPlayerScore.ts';
import { findControllingPlayer } from '../players/findControllingPlayer.ts';
import { dropLoot } from './dropLoot.ts';
import { recordDeath } from '../players/playerForm.ts';
import { endSpawnProtection } from '../protection/spawnProtection.ts';
import { setMoveIntent } from '../../world/setMoveIntent.ts';

/**
 * Lets a unit die, whatever the cause. Rules of this tick can still read it. Afterwards it is removed, or it
 * waits to respawn.
 */
export function applyUnitDeath(world: World, unit: Unit, killer: Unit | null): void {
  if (unit.isDead || unit.isDoomed) return;
  setUnitDead(world, unit, true);
  endSpawnProtection(world, unit);
  const { death, sounds, effects } = world.game.units.get(unit.type)!.type;
  emptyHealth(world, unit);
  fire(world, 'unitDies', { triggeringUnit: unit.id, attackingUnit: killer?.id ?? null });
  emitEvent(world, { kind: 'death', entity: unit.id, killer: killer?.id ?? null });
  emitSoundAt(world, sounds.die, unit);
  emitEffectAt(world, effects.die, unit);
  rewardKiller(world, unit, killer, death.score);
  recordDeath(world, unit, killer);
  countDeathAndKill(world, unit, killer);
  dropLoot(world, unit, death.drops);
  if (death.dropsInventory) dropInventory(world, unit);
  scheduleRespawnOrRemove(world, unit, death.respawnSeconds);
}

function emptyHealth(world: World, unit: Unit): void {
  for (const attribute of getCompiledType(world, unit).attributes) {
    if (attribute.attribute.role === 'health') writeAttribute(world, unit, attribute, -Infinity);
  }
}

/** Adds to the score of the killer's player. Players get nothing for defeating their own units. */
function rewardKiller(world: World, unit: Unit, killer: Unit | null, score: number): void {
  if (score === 0 || killer === null || killer.owner === null || killer.owner === unit.owner) return;
  const player = world.players.get(killer.owner);
  if (player !== undefined) addPlayerScore(world, player, score);
}

/** Schedules the respawn of a player's unit, or of a unit whose type respawns. Removes all others. */
function scheduleRespawnOrRemove(world: World, unit: Unit, respawnSeconds: number | null): void {
  const player = findControllingPlayer(world, unit);
  if (player === null && respawnSeconds === null) {
    despawnEntity(world, unit);
    return;
  }
  const { isRespawning, respawnSeconds: playerSeconds } = world.game.game.settings.players;
  if (player === null) unit.respawnAt = computeRespawnTick(world, respawnSeconds!);
  else player.respawnAt = isRespawning ? computeRespawnTick(world, playerSeconds) : 0;
  clearUnitMotion(world, unit);
  if (hasBody(world.physics, unit.slot)) setBodyEnabled(world.physics, unit.slot, false);
}

function computeRespawnTick(world: World, seconds: number): number {
  return world.tick + Math.max(1, toTicks(world, seconds));
}

function clearUnitMotion(world: World, unit: Unit): void {
  const { motion } = world.entities;
  motion.vx[unit.slot] = 0;
  motion.vy[unit.slot] = 0;
  motion.spin[unit.slot] = 0;
  setMoveIntent(world, unit, 0, 0);
  setUnitMoving(world, unit, false);
  setAttachment(world, unit, null);
  unit.isUsing = false;
  unit.useEndsAt = 0;
}
