import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const listWithout = defineValue({
  name: 'listWithout',
  category: 'lists',
  sentence: '{list} without {element}',
  help: 'A list without the elements equal to this one; the list itself stays as it was.',
  params: { list: param('list'), element: param('any') },
  returns: 'list',
  example: { get: 'listWithout', list: { get: 'listOf', first: 1, second: 2 }, element: 1 },
});
