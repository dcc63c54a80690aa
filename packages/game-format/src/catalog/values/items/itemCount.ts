import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const itemCount = defineValue({
  name: 'itemCount',
  category: 'items',
  sentence: 'how many {itemType} {unit} has',
  help: 'How many items of a type a unit has, counting every item in a stack.',
  params: { unit: param('unit'), itemType: param('itemType') },
  returns: 'number',
  example: { get: 'itemCount', unit: { get: 'triggeringUnit' }, itemType: 'potion' },
});
