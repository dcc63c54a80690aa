import { defineValue } from '../../entry/defineEntry.ts';

export const eachProjectile = defineValue({
  name: 'eachProjectile',
  category: 'flow',
  sentence: 'this projectile',
  help: 'The current projectile in a loop over projectiles.',
  params: {},
  returns: 'projectile',
  context: 'loop',
  example: { get: 'eachProjectile' },
});
