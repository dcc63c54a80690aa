import type { UnitType } from '@playloom/game-format';
import { nextRandom } from '../../math/random.ts';
import { cos, sin, TAU } from '../../math/trigonometry.ts';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { computeBodyReach } from '../bodies/bodyReach.ts';
import { spawnItems } from '../inventory/spawnItems.ts';

/** Drops a unit's loot around its center. The items stay within its body, so they can't end up in walls. */
export function dropLoot(world: World, unit: Unit, drops: UnitType['death']['drops']): void {
  const { x, y } = world.entities.motion;
  const centerX = x[unit.slot]!;
  const centerY = y[unit.slot]!;
  const reach = drops.length > 1 ? computeBodyReach(world, unit) : 0;
  for (const [index, { item, chance, min, max }] of drops.entries()) {
    if (nextRandom(world.random) >= chance) continue;
    const angle = (index / drops.length) * TAU;
    const point = { x: centerX + cos(angle) * reach, y: centerY + sin(angle) * reach };
    const most = Math.max(min, max);
    const count = min + Math.floor(nextRandom(world.random) * (most - min + 1));
    spawnItems(world, { type: item, ...point }, count);
  }
}
