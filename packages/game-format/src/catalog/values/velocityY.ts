import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const velocityY = defineValue({
  name: 'velocityY',
  category: 'movement',
  sentence: 'the speed of {entity} downward',
  help: 'The speed in tiles per second. A negative number means upward.',
  params: { entity: param('entity') },
  returns: 'number',
  example: { get: 'velocityY', entity: { get: 'triggeringUnit' } },
});
