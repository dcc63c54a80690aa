import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const emptyInventory = defineAction({
  name: 'emptyInventory',
  category: 'items',
  sentence: 'Empty the inventory of {unit}',
  help: 'Takes everything out of the inventory for good.',
  params: { unit: param('unit') },
  example: { do: 'emptyInventory', unit: { get: 'triggeringUnit' } },
});
