import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const shootAt = defineAction({
  name: 'shootAt',
  category: 'projectiles',
  sentence: 'Make {shooter} shoot {projectileType} at {position}',
  help: 'Shoots a projectile from a unit toward a position.',
  params: { shooter: param('unit'), projectileType: param('projectileType'), position: param('position') },
  example: {
    do: 'shootAt',
    shooter: { get: 'triggeringUnit' },
    projectileType: 'arrow',
    position: { get: 'centerOf', region: 'gate' },
  },
});
