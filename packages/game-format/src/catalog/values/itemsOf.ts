import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const itemsOf = defineValue({
  name: 'itemsOf',
  category: 'items',
  sentence: 'the items of {unit}',
  help: 'Every item in the inventory of a unit, in the order of the slots.',
  params: { unit: param('unit') },
  returns: 'items',
  example: { get: 'itemsOf', unit: { get: 'triggeringUnit' } },
});
