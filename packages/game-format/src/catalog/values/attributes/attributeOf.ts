import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const attributeOf = defineValue({
  name: 'attributeOf',
  category: 'attributes',
  sentence: '{attribute} of {entity}',
  help: 'The value of an attribute, or 0 if the unit or prop doesn’t have it.',
  params: { entity: param('entity'), attribute: param('attribute') },
  returns: 'number',
  example: { get: 'attributeOf', entity: { get: 'triggeringUnit' }, attribute: 'energy' },
});
