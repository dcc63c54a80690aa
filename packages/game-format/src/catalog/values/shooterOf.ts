import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const shooterOf = defineValue({
  name: 'shooterOf',
  category: 'projectiles',
  sentence: 'the shooter of {projectile}',
  help: 'The unit that shot a projectile.',
  params: { projectile: param('projectile') },
  returns: 'unit',
  example: { get: 'shooterOf', projectile: { get: 'triggeringProjectile' } },
});
