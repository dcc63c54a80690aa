import { toRadians } from '../../math/angles.ts';
import { spawnProjectile } from '../../systems/spawn/spawnProjectile.ts';
import { shootProjectileAt } from '../../systems/projectiles/shootProjectileAt.ts';
import { findProjectile, findUnit } from '../../world/findEntity.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';
import { resolveCreatedId } from './resolveCreatedId.ts';

export const projectileActionRunners = {
  createProjectile:
    ({ projectileType, position, angle, shooter }) =>
    (world, thread) => {
      const type = projectileType(world, thread);
      const point = position(world, thread);
      thread.created.projectile = null;
      if (type === null || point === null) return;
      const projectile = spawnProjectile(world, {
        type,
        x: point.x,
        y: point.y,
        rotation: toRadians(angle(world, thread)),
        shooter: findUnit(world, shooter(world, thread)),
      });
      thread.created.projectile = resolveCreatedId(world, thread, projectile);
    },

  shootAt:
    ({ shooter, projectileType, position }) =>
    (world, thread) => {
      const unit = findUnit(world, shooter(world, thread));
      const type = projectileType(world, thread);
      const point = position(world, thread);
      thread.created.projectile = null;
      if (unit === null || type === null || point === null) return;
      thread.created.projectile = resolveCreatedId(
        world,
        thread,
        shootProjectileAt(world, unit, type, point),
      );
    },

  setProjectileDamage:
    ({ projectile, amount }) =>
    (world, thread) => {
      const found = findProjectile(world, projectile(world, thread));
      if (found !== null) found.damage = amount(world, thread);
    },
} satisfies Partial<ActionRunners>;
