import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const velocityY = defineValue({
  name: 'velocityY',
  category: 'movement',
  sentence: 'the speed of {entity} downwards',
  help: 'Tiles a second; negative is upwards.',
  params: { entity: param('entity') },
  returns: 'number',
  example: { get: 'velocityY', entity: { get: 'triggeringUnit' } },
});
