import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const projectileHitsWall = defineTrigger({
  name: 'projectileHitsWall',
  category: 'projectiles',
  sentence: '{projectileType} hits a wall',
  help: 'Fires when a projectile hits a solid tile.',
  params: { projectileType: optionalParam('projectileType') },
  provides: { triggeringProjectile: 'projectile', attackingUnit: 'unit' },
  example: { when: 'projectileHitsWall' },
});
