import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const quantityOf = defineValue({
  name: 'quantityOf',
  category: 'items',
  sentence: 'the stack size of {item}',
  help: 'How many items are in a stack.',
  params: { item: param('item') },
  returns: 'number',
  example: { get: 'quantityOf', item: { get: 'triggeringItem' } },
});
