import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const listWithout = defineValue({
  name: 'listWithout',
  category: 'lists',
  sentence: '{list} without {element}',
  help: 'A copy of a list without any elements that have this value. The list itself doesn’t change.',
  params: { list: param('list'), element: param('any') },
  returns: 'list',
  example: { get: 'listWithout', list: { get: 'listOf', first: 1, second: 2 }, element: 1 },
});
