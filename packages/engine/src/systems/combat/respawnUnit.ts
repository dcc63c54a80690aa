import type { Point } from '@playloom/game-format';
import { setBodyEnabled } from '../../physics/moveBody.ts';
import { hasBody } from '../../physics/removeBody.ts';
import { fire } from '../../rules/fire.ts';
import { stillness } from '../../spawn/createUnit.ts';
import type { Unit } from '../../world/Entity.ts';
import { markEntity } from '../../world/marks.ts';
import { tellEffectAt, tellSoundAt } from '../../world/tellAt.ts';
import type { World } from '../../world/World.ts';
import { startAi } from '../ai/startAi.ts';
import { resetAttributes } from '../attributes/resetAttributes.ts';
import { removeAllBuffs } from '../buffs/buffs.ts';
import { giveStartItems } from '../items/giveStartItems.ts';
import { setVelocity, teleport, turnTo } from '../movement/motion.ts';
import { setWish } from '../movement/setWish.ts';
import { pickSpawnPoint } from '../players/pickSpawnPoint.ts';
import { findSteeringPlayer } from './findSteeringPlayer.ts';

/** Brings a dead unit back as it was at the start. Null is a spawn point for a player's unit, home for others. */
export function respawnUnit(world: World, unit: Unit, at: Point | null): void {
  if (!unit.isDead || unit.isDoomed) return;
  const { death, sounds, effects } = world.game.units.get(unit.type)!.type;
  unit.isDead = false;
  markEntity(world, unit);
  unit.respawnAt = 0;
  const { heldSlot } = unit;
  setWish(world, unit, 0, 0);
  Object.assign(unit, stillness, { heldSlot, cooldowns: {}, lastAttacker: null });
  unit.ai = startAi(unit.ai.behaviour);
  removeAllBuffs(world, unit);
  resetAttributes(world, unit);
  if (hasBody(world.physics, unit.slot)) setBodyEnabled(world.physics, unit.slot, true);
  putBack(world, unit, at);
  if (death.dropsInventory) giveStartItems(world, unit);
  tellSoundAt(world, sounds.appear, unit);
  tellEffectAt(world, effects.appear, unit);
  fire(world, 'unitRespawns', { triggeringUnit: unit.id });
}

function putBack(world: World, unit: Unit, at: Point | null): void {
  const player = findSteeringPlayer(world, unit);
  if (player !== null) player.respawnAt = 0;
  const spawn = at === null && player !== null ? pickSpawnPoint(world, unit.team, new Set([unit.id])) : null;
  const place = at ?? spawn ?? unit.home;
  setVelocity(world, unit, 0, 0);
  teleport(world, unit, place.x, place.y);
  if (spawn !== null) turnTo(world, unit, spawn.rotation);
}
