import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const numberInList = defineValue({
  name: 'numberInList',
  category: 'lists',
  sentence: 'the position of {element} in {list}',
  help: 'Where an element is in a list. The first is 1. 0 if it isn’t in the list.',
  params: { list: param('list'), element: param('any') },
  returns: 'number',
  example: { get: 'numberInList', list: { get: 'listOf', first: 1, second: 2 }, element: 2 },
});
