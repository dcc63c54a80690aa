import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const listWith = defineValue({
  name: 'listWith',
  category: 'lists',
  sentence: '{list} with {element} added',
  help: 'A copy of a list with one more element at the end. The list itself doesn’t change.',
  params: { list: param('list'), element: param('any') },
  returns: 'list',
  example: { get: 'listWith', list: { get: 'listOf', first: 1, second: 2 }, element: 3 },
});
