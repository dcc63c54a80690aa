import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const listWith = defineValue({
  name: 'listWith',
  category: 'lists',
  sentence: '{list} with {element} at its end',
  help: 'A list with one more element; the list itself stays as it was.',
  params: { list: param('list'), element: param('any') },
  returns: 'list',
  example: { get: 'listWith', list: { get: 'listOf', first: 1, second: 2 }, element: 3 },
});
