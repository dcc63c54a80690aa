import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const pushTowards = defineAction({
  name: 'pushTowards',
  category: 'movement',
  sentence: 'Push {entity} toward {position} with strength {strength}',
  help: 'Adds speed toward a position. A negative strength pushes away from it.',
  params: { entity: param('entity'), position: param('position'), strength: numberParam({ default: 5 }) },
  example: {
    do: 'pushTowards',
    entity: { get: 'triggeringUnit' },
    position: { get: 'centerOf', region: 'gate' },
    strength: 3,
  },
});
