import type { Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { Player } from '../../world/Player.ts';
import { setEntityOwner, setEntityTeam } from '../../world/markedFields.ts';
import type { World } from '../../world/World.ts';
import { setMoveIntent } from '../../world/setMoveIntent.ts';

/** Sets the unit that the player controls and the camera follows. The previous unit stays where it is. */
export function assignPlayerUnit(world: World, player: Player, unit: Unit): void {
  for (const other of world.players.values()) if (other.unit === unit.id) other.unit = null;
  const before = findUnit(world, player.unit);
  if (before !== null && before !== unit) releaseControl(world, before);
  player.unit = unit.id;
  player.camera = { ...player.camera, target: null, position: null };
  if (!unit.isDead) player.respawnAt = 0;
  setEntityOwner(world, unit, player.id);
  if (player.team !== null) setEntityTeam(world, unit, player.team);
}

/** Stops a unit that its player no longer controls. It would otherwise keep walking forever. */
function releaseControl(world: World, unit: Unit): void {
  setMoveIntent(world, unit, 0, 0);
  unit.isUsing = false;
}
