import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const numberInList = defineValue({
  name: 'numberInList',
  category: 'lists',
  sentence: 'the position of {element} in {list}',
  help: 'The position of an element in a list, starting at 1, or 0 if it isn’t in the list.',
  params: { list: param('list'), element: param('any') },
  returns: 'number',
  example: { get: 'numberInList', list: { get: 'listOf', first: 1, second: 2 }, element: 2 },
});
