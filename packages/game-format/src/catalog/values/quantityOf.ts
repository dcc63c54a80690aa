import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const quantityOf = defineValue({
  name: 'quantityOf',
  category: 'items',
  sentence: 'the count of {item}',
  help: 'How many a stack stands for.',
  params: { item: param('item') },
  returns: 'number',
  example: { get: 'quantityOf', item: { get: 'triggeringItem' } },
});
