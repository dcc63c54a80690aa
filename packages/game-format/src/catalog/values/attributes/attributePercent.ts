import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const attributePercent = defineValue({
  name: 'attributePercent',
  category: 'attributes',
  sentence: '{attribute} of {entity} as a percentage',
  help: 'How full an attribute is, from 0 to 100.',
  params: { entity: param('entity'), attribute: param('attribute') },
  returns: 'number',
  example: { get: 'attributePercent', entity: { get: 'triggeringUnit' }, attribute: 'energy' },
});
