import { defineAction } from '../../entry/defineEntry.ts';
import { loopParam, param } from '../../entry/params.ts';

export const forEachProjectile = defineAction({
  name: 'forEachProjectile',
  category: 'flow',
  sentence: 'For each projectile in {projectiles}',
  help: 'Runs the actions once for every projectile in a group. Use “this projectile” in those actions.',
  params: { projectiles: param('projectiles'), actions: loopParam({ eachProjectile: 'projectile' }) },
  example: {
    do: 'forEachProjectile',
    projectiles: { get: 'allProjectiles' },
    actions: [{ do: 'destroyEntity', entity: { get: 'eachProjectile' } }],
  },
});
