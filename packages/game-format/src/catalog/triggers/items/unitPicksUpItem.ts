import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitPicksUpItem = defineTrigger({
  name: 'unitPicksUpItem',
  category: 'items',
  sentence: '{unitType} picks up {itemType}',
  help: 'Fires when a unit picks up an item from the ground.',
  params: { itemType: optionalParam('itemType'), unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', triggeringItem: 'item' },
  example: { when: 'unitPicksUpItem', itemType: 'sword' },
});
