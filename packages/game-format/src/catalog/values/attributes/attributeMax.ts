import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const attributeMax = defineValue({
  name: 'attributeMax',
  category: 'attributes',
  sentence: 'the maximum {attribute} of {entity}',
  help: 'The highest value an attribute can have.',
  params: { entity: param('entity'), attribute: param('attribute') },
  returns: 'number',
  example: { get: 'attributeMax', entity: { get: 'triggeringUnit' }, attribute: 'energy' },
});
