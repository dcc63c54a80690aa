import { defineValue } from '../../entry/defineEntry.ts';

export const lastCreatedProjectile = defineValue({
  name: 'lastCreatedProjectile',
  category: 'projectiles',
  sentence: 'the last created projectile',
  help: 'The last projectile that this rule created.',
  params: {},
  returns: 'projectile',
  example: { get: 'lastCreatedProjectile' },
});
