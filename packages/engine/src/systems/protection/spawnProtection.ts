import type { Prop, Unit } from '../../entities/Entity.ts';
import { setProtectedUntil } from '../../world/markedFields.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';

/** Protects a unit that has just appeared for as long as the settings say. */
export function grantSpawnProtection(world: World, unit: Unit): void {
  protectUnit(world, unit, world.game.game.settings.players.spawnProtectionSeconds);
}

/** Protects a unit for a time, counted from now. 0 ends its protection. */
export function protectUnit(world: World, unit: Unit, seconds: number): void {
  if (unit.isDoomed || unit.isDead) return;
  const until = seconds > 0 ? world.tick + Math.max(1, toTicks(world, seconds)) : 0;
  if (until !== unit.protectedUntil) setProtectedUntil(world, unit, until);
}

/** Ends the protection of a unit, such as when it attacks or dies. */
export function endSpawnProtection(world: World, unit: Unit): void {
  if (isSpawnProtected(unit)) setProtectedUntil(world, unit, 0);
}

/** Whether others can't hurt, push or target the entity because it has just appeared. */
export function isSpawnProtected(entity: Unit | Prop): boolean {
  return entity.kind === 'unit' && entity.protectedUntil > 0;
}
