import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setAttributeMin = defineAction({
  name: 'setAttributeMin',
  category: 'attributes',
  sentence: 'Set the minimum {attribute} of {entity} to {value}',
  help: 'Changes the lowest value an attribute can have.',
  params: { entity: param('entity'), attribute: param('attribute'), value: numberParam() },
  example: { do: 'setAttributeMin', entity: { get: 'triggeringUnit' }, attribute: 'energy', value: 10 },
});
