import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const projectileEnds = defineTrigger({
  name: 'projectileEnds',
  category: 'projectiles',
  sentence: '{projectileType} disappears',
  help: 'Fires when a projectile is removed, no matter why.',
  params: { projectileType: optionalParam('projectileType') },
  provides: { triggeringProjectile: 'projectile', attackingUnit: 'unit' },
  example: { when: 'projectileEnds' },
});
