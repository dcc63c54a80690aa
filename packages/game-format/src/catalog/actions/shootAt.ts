import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const shootAt = defineAction({
  name: 'shootAt',
  category: 'projectiles',
  sentence: 'Let {shooter} shoot {projectileType} at {position}',
  help: 'Shoots from a unit towards a position.',
  params: { shooter: param('unit'), projectileType: param('projectileType'), position: param('position') },
  example: {
    do: 'shootAt',
    shooter: { get: 'triggeringUnit' },
    projectileType: 'arrow',
    position: { get: 'centerOf', region: 'gate' },
  },
});
