import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const velocityX = defineValue({
  name: 'velocityX',
  category: 'movement',
  sentence: 'the speed of {entity} to the right',
  help: 'The speed in tiles per second. A negative number means to the left.',
  params: { entity: param('entity') },
  returns: 'number',
  example: { get: 'velocityX', entity: { get: 'triggeringUnit' } },
});
