import { defineAction } from '../defineEntry.ts';
import { loopParam, param } from '../params.ts';

export const forEachProjectile = defineAction({
  name: 'forEachProjectile',
  category: 'flow',
  sentence: 'For each projectile of {projectiles}',
  help: 'Does the actions once for every projectile of a group; inside, that projectile is at hand.',
  params: { projectiles: param('projectiles'), actions: loopParam({ eachProjectile: 'projectile' }) },
  example: {
    do: 'forEachProjectile',
    projectiles: { get: 'allProjectiles' },
    actions: [{ do: 'destroyEntity', entity: { get: 'eachProjectile' } }],
  },
});
