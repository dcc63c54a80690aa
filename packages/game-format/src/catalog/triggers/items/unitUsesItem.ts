import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitUsesItem = defineTrigger({
  name: 'unitUsesItem',
  category: 'items',
  sentence: '{unitType} uses {itemType}',
  help: 'Fires each time an item is used, such as a gun, a sword, or a potion.',
  params: { itemType: optionalParam('itemType'), unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', triggeringItem: 'item' },
  example: { when: 'unitUsesItem', itemType: 'potion' },
});
