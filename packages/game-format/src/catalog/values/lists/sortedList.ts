import { defineValue } from '../../entry/defineEntry.ts';
import { choiceParam, param } from '../../entry/params.ts';

export const sortedList = defineValue({
  name: 'sortedList',
  category: 'lists',
  sentence: '{list} sorted, {order} first',
  help: 'A copy of a list, sorted by number or text.',
  params: { list: param('list'), order: choiceParam(['lowest', 'highest'], 'lowest') },
  returns: 'list',
  example: { get: 'sortedList', list: { get: 'listOf', first: 1, second: 2 }, order: 'highest' },
});
