import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const velocityY = defineValue({
  name: 'velocityY',
  category: 'movement',
  sentence: 'the speed of {entity} downward',
  help: 'The downward speed in tiles per second. Negative numbers mean it moves up.',
  params: { entity: param('entity') },
  returns: 'number',
  example: { get: 'velocityY', entity: { get: 'triggeringUnit' } },
});
