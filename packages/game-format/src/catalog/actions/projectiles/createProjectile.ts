import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, optionalParam, param } from '../../entry/params.ts';

export const createProjectile = defineAction({
  name: 'createProjectile',
  category: 'projectiles',
  sentence: 'Shoot {projectileType} from {position} at an angle of {angle}°, fired by {shooter}',
  help: 'Creates a projectile that flies at the speed set for its type.',
  params: {
    projectileType: param('projectileType'),
    position: param('position'),
    angle: numberParam({ default: 0 }),
    shooter: optionalParam('unit'),
  },
  example: {
    do: 'createProjectile',
    projectileType: 'arrow',
    position: { get: 'centerOf', region: 'gate' },
    angle: 180,
  },
});
