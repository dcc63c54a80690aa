import { defineValue } from '../../entry/defineEntry.ts';

export const allProjectiles = defineValue({
  name: 'allProjectiles',
  category: 'projectiles',
  sentence: 'all projectiles',
  help: 'Every projectile in flight, oldest first.',
  params: {},
  returns: 'projectiles',
  example: { get: 'allProjectiles' },
});
