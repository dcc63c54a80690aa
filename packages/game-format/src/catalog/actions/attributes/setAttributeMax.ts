import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setAttributeMax = defineAction({
  name: 'setAttributeMax',
  category: 'attributes',
  sentence: 'Set the maximum {attribute} of {entity} to {value}',
  help: 'Changes the highest value an attribute can have. If the current value is higher, it drops to the new maximum.',
  params: { entity: param('entity'), attribute: param('attribute'), value: numberParam() },
  example: { do: 'setAttributeMax', entity: { get: 'triggeringUnit' }, attribute: 'energy', value: 200 },
});
