import { defineAction } from '../defineEntry.ts';
import { numberParam, param } from '../params.ts';

export const changeAttribute = defineAction({
  name: 'changeAttribute',
  category: 'attributes',
  sentence: 'Add {amount} to {attribute} of {entity}',
  help: 'Adds to an attribute within its minimum and maximum; a negative amount takes away.',
  params: { entity: param('entity'), attribute: param('attribute'), amount: numberParam({ default: 1 }) },
  example: { do: 'changeAttribute', entity: { get: 'triggeringUnit' }, attribute: 'energy', amount: -10 },
});
