import { toRadians } from '../../math/angles.ts';
import { createProjectile } from '../../spawn/createProjectile.ts';
import { shootAt } from '../../systems/projectiles/shootAt.ts';
import { findProjectile, findUnit } from '../../world/findEntity.ts';
import type { ActionRunners } from '../runnerTypes.ts';
import { idOfCreated } from './idOfCreated.ts';

export const projectilesActions = {
  createProjectile:
    ({ projectileType, position, angle, shooter }) =>
    (world, thread) => {
      const type = projectileType(world, thread);
      const place = position(world, thread);
      thread.created.projectile = null;
      if (type === null || place === null) return;
      const projectile = createProjectile(world, {
        type,
        x: place.x,
        y: place.y,
        rotation: toRadians(angle(world, thread)),
        shooter: findUnit(world, shooter(world, thread)),
      });
      thread.created.projectile = idOfCreated(world, thread, projectile);
    },

  shootAt:
    ({ shooter, projectileType, position }) =>
    (world, thread) => {
      const unit = findUnit(world, shooter(world, thread));
      const type = projectileType(world, thread);
      const place = position(world, thread);
      thread.created.projectile = null;
      if (unit === null || type === null || place === null) return;
      thread.created.projectile = idOfCreated(world, thread, shootAt(world, unit, type, place));
    },

  setProjectileDamage:
    ({ projectile, amount }) =>
    (world, thread) => {
      const found = findProjectile(world, projectile(world, thread));
      if (found !== null) found.damage = amount(world, thread);
    },
} satisfies Partial<ActionRunners>;
