import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const quantityOf = defineValue({
  name: 'quantityOf',
  category: 'items',
  sentence: 'the stack size of {item}',
  help: 'How many items are in a stack.',
  params: { item: param('item') },
  returns: 'number',
  example: { get: 'quantityOf', item: { get: 'triggeringItem' } },
});
