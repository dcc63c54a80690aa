import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const push = defineAction({
  name: 'push',
  category: 'movement',
  sentence: 'Push {entity} at an angle of {angle}° with strength {strength}',
  help: 'Adds speed in a direction. 0° is right, 90° is down. Heavy bodies gain less speed.',
  params: {
    entity: param('entity'),
    angle: numberParam({ default: 0 }),
    strength: numberParam({ default: 5 }),
  },
  example: { do: 'push', entity: { get: 'triggeringUnit' }, angle: 270, strength: 8 },
});
