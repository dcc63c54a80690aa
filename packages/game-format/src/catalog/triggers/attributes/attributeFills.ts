import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const attributeFills = defineTrigger({
  name: 'attributeFills',
  category: 'attributes',
  sentence: '{attribute} of {unitType} reaches its maximum',
  help: 'Fires when an attribute rises to its maximum. The attribute has to drop before this can fire again.',
  params: { attribute: optionalParam('attribute'), unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', triggeringAttribute: 'attribute' },
  example: { when: 'attributeFills', attribute: 'energy' },
});
