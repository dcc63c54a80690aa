import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const emptyInventory = defineAction({
  name: 'emptyInventory',
  category: 'items',
  sentence: 'Empty the inventory of {unit}',
  help: 'Deletes everything in a unit’s inventory. Nothing is dropped.',
  params: { unit: param('unit') },
  example: { do: 'emptyInventory', unit: { get: 'triggeringUnit' } },
});
