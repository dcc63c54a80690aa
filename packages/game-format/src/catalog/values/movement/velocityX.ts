import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const velocityX = defineValue({
  name: 'velocityX',
  category: 'movement',
  sentence: 'the speed of {entity} to the right',
  help: 'The speed to the right in tiles per second. Negative numbers mean it moves left.',
  params: { entity: param('entity') },
  returns: 'number',
  example: { get: 'velocityX', entity: { get: 'triggeringUnit' } },
});
