import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitTouchesItem = defineTrigger({
  name: 'unitTouchesItem',
  category: 'units',
  sentence: '{unitType} touches {itemType}',
  help: 'Fires when a unit starts touching an item on the ground.',
  params: { unitType: optionalParam('unitType'), itemType: optionalParam('itemType') },
  provides: { triggeringUnit: 'unit', triggeringItem: 'item' },
  example: { when: 'unitTouchesItem' },
});
