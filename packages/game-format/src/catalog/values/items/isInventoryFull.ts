import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const isInventoryFull = defineValue({
  name: 'isInventoryFull',
  category: 'items',
  sentence: 'the inventory of {unit} is full',
  help: 'Whether every slot in a unit’s inventory is taken.',
  params: { unit: param('unit') },
  returns: 'boolean',
  example: { get: 'isInventoryFull', unit: { get: 'triggeringUnit' } },
});
