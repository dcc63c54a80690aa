import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const typeOfItem = defineValue({
  name: 'typeOfItem',
  category: 'items',
  sentence: 'the type of {item}',
  help: 'The type of an item.',
  params: { item: param('item') },
  returns: 'itemType',
  example: { get: 'typeOfItem', item: { get: 'triggeringItem' } },
});
