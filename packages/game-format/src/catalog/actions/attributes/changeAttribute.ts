import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const changeAttribute = defineAction({
  name: 'changeAttribute',
  category: 'attributes',
  sentence: 'Add {amount} to {attribute} of {entity}',
  help: 'Adds to an attribute, which stays between its minimum and maximum. Use a negative amount to subtract.',
  params: { entity: param('entity'), attribute: param('attribute'), amount: numberParam({ default: 1 }) },
  example: { do: 'changeAttribute', entity: { get: 'triggeringUnit' }, attribute: 'energy', amount: -10 },
});
