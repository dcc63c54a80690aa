import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setAttribute = defineAction({
  name: 'setAttribute',
  category: 'attributes',
  sentence: 'Set {attribute} of {entity} to {value}',
  help: 'Sets an attribute, which stays between its minimum and maximum.',
  params: { entity: param('entity'), attribute: param('attribute'), value: numberParam() },
  example: { do: 'setAttribute', entity: { get: 'triggeringUnit' }, attribute: 'energy', value: 50 },
});
