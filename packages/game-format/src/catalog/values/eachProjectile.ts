import { defineValue } from '../defineEntry.ts';

export const eachProjectile = defineValue({
  name: 'eachProjectile',
  category: 'flow',
  sentence: 'the projectile of this round',
  help: 'The projectile a loop over projectiles has come to.',
  params: {},
  returns: 'projectile',
  context: 'loop',
  example: { get: 'eachProjectile' },
});
