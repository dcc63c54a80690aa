import { defineValue } from '../defineEntry.ts';

export const allProjectiles = defineValue({
  name: 'allProjectiles',
  category: 'projectiles',
  sentence: 'all projectiles',
  help: 'Every flying projectile, oldest first.',
  params: {},
  returns: 'projectiles',
  example: { get: 'allProjectiles' },
});
