import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const projectileHitsUnit = defineTrigger({
  name: 'projectileHitsUnit',
  category: 'projectiles',
  sentence: '{projectileType} hits {unitType}',
  help: 'Fires when a projectile hits a unit.',
  params: { projectileType: optionalParam('projectileType'), unitType: optionalParam('unitType') },
  provides: { triggeringProjectile: 'projectile', triggeringUnit: 'unit', attackingUnit: 'unit' },
  example: { when: 'projectileHitsUnit', projectileType: 'arrow' },
});
