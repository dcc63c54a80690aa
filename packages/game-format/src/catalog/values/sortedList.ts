import { defineValue } from '../defineEntry.ts';
import { choiceParam, param } from '../params.ts';

export const sortedList = defineValue({
  name: 'sortedList',
  category: 'lists',
  sentence: '{list} sorted, {order} first',
  help: 'A list in the order of its numbers or texts.',
  params: { list: param('list'), order: choiceParam(['lowest', 'highest'], 'lowest') },
  returns: 'list',
  example: { get: 'sortedList', list: { get: 'listOf', first: 1, second: 2 }, order: 'highest' },
});
