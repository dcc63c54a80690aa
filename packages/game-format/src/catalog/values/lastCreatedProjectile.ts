import { defineValue } from '../defineEntry.ts';

export const lastCreatedProjectile = defineValue({
  name: 'lastCreatedProjectile',
  category: 'projectiles',
  sentence: 'the projectile created last',
  help: 'The projectile this rule created last.',
  params: {},
  returns: 'projectile',
  example: { get: 'lastCreatedProjectile' },
});
