import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const itemsOf = defineValue({
  name: 'itemsOf',
  category: 'items',
  sentence: 'the items of {unit}',
  help: 'Every item in a unit’s inventory, in slot order.',
  params: { unit: param('unit') },
  returns: 'items',
  example: { get: 'itemsOf', unit: { get: 'triggeringUnit' } },
});
