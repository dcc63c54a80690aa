import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const shuffledList = defineValue({
  name: 'shuffledList',
  category: 'lists',
  sentence: '{list} shuffled',
  help: 'A copy of a list in random order.',
  params: { list: param('list') },
  returns: 'list',
  example: { get: 'shuffledList', list: { get: 'listOf', first: 1, second: 2 } },
});
