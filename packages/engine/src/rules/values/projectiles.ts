import { listEntities } from '../../world/entities.ts';
import { findProjectile, findUnit } from '../../world/findEntity.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const projectileValueEvaluators = {
  allProjectiles: () => (world) => listEntities(world, 'projectile', () => true),

  lastCreatedProjectile: () => (_world, thread) => thread.created.projectile,

  shooterOf:
    ({ projectile }) =>
    (world, thread) =>
      findUnit(world, findProjectile(world, projectile(world, thread))?.shooter ?? null)?.id ?? null,

  typeOfProjectile:
    ({ projectile }) =>
    (world, thread) =>
      findProjectile(world, projectile(world, thread))?.type ?? null,
} satisfies Partial<ValueEvaluators>;
