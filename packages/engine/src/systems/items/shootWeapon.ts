import type { Weapon } from '@playloom/game-format';
import { toRadians } from '../../math/angles.ts';
import { nextRandom } from '../../math/random.ts';
import { cos, sin } from '../../math/trigonometry.ts';
import { spawnProjectile } from '../spawn/spawnProjectile.ts';
import type { Item, Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { pushEntity } from '../bodies/motion.ts';
import { getAimAngle } from '../bodies/getAimAngle.ts';
import { findMuzzlePosition } from '../projectiles/findMuzzlePosition.ts';

type Ranged = Extract<Weapon, { kind: 'ranged' }>;

/** Fires one shot. Each of its projectiles flies in a random direction within the spread. */
export function shootWeapon(world: World, unit: Unit, item: Item, weapon: Ranged): void {
  const aim = getAimAngle(world, unit);
  const { holdOffset } = world.game.items.get(item.type)!.type;
  const muzzle = findMuzzlePosition(world, unit, { projectile: weapon.projectile, offset: holdOffset, aim });
  const spread = toRadians(weapon.spread);
  for (let index = 0; index < weapon.projectilesPerShot; index += 1) {
    const rotation = spread === 0 ? aim : aim + (nextRandom(world.random) - 0.5) * spread;
    spawnProjectile(world, {
      type: weapon.projectile,
      x: muzzle.x,
      y: muzzle.y,
      rotation,
      shooter: unit,
      damage: weapon.damage,
      weapon: item.type,
    });
  }
  if (weapon.recoil > 0) pushEntity(world, unit, -cos(aim) * weapon.recoil, -sin(aim) * weapon.recoil);
}
