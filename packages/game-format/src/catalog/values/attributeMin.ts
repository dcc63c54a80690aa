import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const attributeMin = defineValue({
  name: 'attributeMin',
  category: 'attributes',
  sentence: 'the minimum {attribute} of {entity}',
  help: 'The lowest value an attribute can have.',
  params: { entity: param('entity'), attribute: param('attribute') },
  returns: 'number',
  example: { get: 'attributeMin', entity: { get: 'triggeringUnit' }, attribute: 'energy' },
});
