import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setVelocity = defineAction({
  name: 'setVelocity',
  category: 'movement',
  sentence: 'Set the velocity of {entity} to {x} right and {y} down',
  help: 'Sets how fast something moves right and down, in tiles per second. Negative numbers move it left or up.',
  params: { entity: param('entity'), x: numberParam({ default: 0 }), y: numberParam({ default: 0 }) },
  example: { do: 'setVelocity', entity: { get: 'triggeringUnit' }, x: 0, y: -10 },
});
