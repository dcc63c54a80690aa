import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const attributeOf = defineValue({
  name: 'attributeOf',
  category: 'attributes',
  sentence: '{attribute} of {entity}',
  help: 'The value of an attribute. 0 if there is no such attribute.',
  params: { entity: param('entity'), attribute: param('attribute') },
  returns: 'number',
  example: { get: 'attributeOf', entity: { get: 'triggeringUnit' }, attribute: 'energy' },
});
