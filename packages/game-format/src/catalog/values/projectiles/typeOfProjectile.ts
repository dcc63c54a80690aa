import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const typeOfProjectile = defineValue({
  name: 'typeOfProjectile',
  category: 'projectiles',
  sentence: 'the type of {projectile}',
  help: 'The type of a projectile.',
  params: { projectile: param('projectile') },
  returns: 'projectileType',
  example: { get: 'typeOfProjectile', projectile: { get: 'triggeringProjectile' } },
});
