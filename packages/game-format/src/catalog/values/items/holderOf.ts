import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const holderOf = defineValue({
  name: 'holderOf',
  category: 'items',
  sentence: 'the holder of {item}',
  help: 'The unit that has an item in its inventory, or nothing if the item is on the ground.',
  params: { item: param('item') },
  returns: 'unit',
  example: { get: 'holderOf', item: { get: 'triggeringItem' } },
});
