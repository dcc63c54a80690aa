import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitDropsItem = defineTrigger({
  name: 'unitDropsItem',
  category: 'items',
  sentence: '{unitType} drops {itemType}',
  help: 'Fires when a unit drops an item from its inventory.',
  params: { itemType: optionalParam('itemType'), unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', triggeringItem: 'item' },
  example: { when: 'unitDropsItem' },
});
