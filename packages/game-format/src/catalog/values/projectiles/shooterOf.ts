import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const shooterOf = defineValue({
  name: 'shooterOf',
  category: 'projectiles',
  sentence: 'the shooter of {projectile}',
  help: 'The unit that shot a projectile.',
  params: { projectile: param('projectile') },
  returns: 'unit',
  example: { get: 'shooterOf', projectile: { get: 'triggeringProjectile' } },
});
