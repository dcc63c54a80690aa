import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setAttributeRegeneration = defineAction({
  name: 'setAttributeRegeneration',
  category: 'attributes',
  sentence: 'Set the {attribute} regeneration of {entity} to {value} per second',
  help: 'Changes how fast an attribute refills. A negative value drains it.',
  params: { entity: param('entity'), attribute: param('attribute'), value: numberParam() },
  example: {
    do: 'setAttributeRegeneration',
    entity: { get: 'triggeringUnit' },
    attribute: 'energy',
    value: 2.5,
  },
});
