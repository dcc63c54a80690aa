import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const speedOf = defineValue({
  name: 'speedOf',
  category: 'movement',
  sentence: 'the speed of {entity}',
  help: 'The speed in tiles per second, in any direction.',
  params: { entity: param('entity') },
  returns: 'number',
  example: { get: 'speedOf', entity: { get: 'triggeringUnit' } },
});
