import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const attributeMin = defineValue({
  name: 'attributeMin',
  category: 'attributes',
  sentence: 'the minimum {attribute} of {entity}',
  help: 'The lowest value an attribute can have.',
  params: { entity: param('entity'), attribute: param('attribute') },
  returns: 'number',
  example: { get: 'attributeMin', entity: { get: 'triggeringUnit' }, attribute: 'energy' },
});
