import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const facingOf = defineValue({
  name: 'facingOf',
  category: 'movement',
  sentence: 'where {entity} faces',
  help: 'The angle something faces; 0° is right, 90° is down.',
  params: { entity: param('entity') },
  returns: 'number',
  example: { get: 'facingOf', entity: { get: 'triggeringUnit' } },
});
