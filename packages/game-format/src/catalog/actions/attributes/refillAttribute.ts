import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const refillAttribute = defineAction({
  name: 'refillAttribute',
  category: 'attributes',
  sentence: 'Refill {attribute} of {entity}',
  help: 'Sets an attribute to its maximum.',
  params: { entity: param('entity'), attribute: param('attribute') },
  example: { do: 'refillAttribute', entity: { get: 'triggeringUnit' }, attribute: 'energy' },
});
