import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const attributeEmpties = defineTrigger({
  name: 'attributeEmpties',
  category: 'attributes',
  sentence: '{attribute} of {unitType} reaches its minimum',
  help: 'Fires when an attribute drops to its minimum. The attribute has to rise before this can fire again.',
  params: { attribute: optionalParam('attribute'), unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', triggeringAttribute: 'attribute' },
  example: { when: 'attributeEmpties', attribute: 'energy' },
});
