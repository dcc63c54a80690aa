import { defineTrigger } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const projectileEnds = defineTrigger({
  name: 'projectileEnds',
  category: 'projectiles',
  sentence: '{projectileType} comes to its end',
  help: 'Fires when a projectile is gone, whatever stopped it.',
  params: { projectileType: optionalParam('projectileType') },
  provides: { triggeringProjectile: 'projectile', attackingUnit: 'unit' },
  example: { when: 'projectileEnds' },
});
