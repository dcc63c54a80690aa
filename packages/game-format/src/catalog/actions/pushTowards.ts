import { defineAction } from '../defineEntry.ts';
import { numberParam, param } from '../params.ts';

export const pushTowards = defineAction({
  name: 'pushTowards',
  category: 'movement',
  sentence: 'Push {entity} towards {position} with {strength}',
  help: 'Adds speed in the direction of a position; a negative strength pushes away from it.',
  params: { entity: param('entity'), position: param('position'), strength: numberParam({ default: 5 }) },
  example: {
    do: 'pushTowards',
    entity: { get: 'triggeringUnit' },
    position: { get: 'centerOf', region: 'gate' },
    strength: 3,
  },
});
