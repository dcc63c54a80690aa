import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const giveItem = defineAction({
  name: 'giveItem',
  category: 'items',
  sentence: 'Give {count} × {itemType} to {unit}',
  help: 'Adds an item to a unit’s inventory. If the item doesn’t fit, it falls to the ground.',
  params: {
    unit: param('unit'),
    itemType: param('itemType'),
    count: numberParam({ default: 1, min: 1, max: 9999 }),
  },
  example: { do: 'giveItem', unit: { get: 'triggeringUnit' }, itemType: 'potion', count: 3 },
});
