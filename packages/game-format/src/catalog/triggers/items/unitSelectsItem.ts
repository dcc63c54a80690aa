import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitSelectsItem = defineTrigger({
  name: 'unitSelectsItem',
  category: 'items',
  sentence: '{unitType} switches to {itemType}',
  help: 'Fires when a unit switches to another item.',
  params: { itemType: optionalParam('itemType'), unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit', triggeringItem: 'item' },
  example: { when: 'unitSelectsItem' },
});
