import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const numberInList = defineValue({
  name: 'numberInList',
  category: 'lists',
  sentence: 'the place of {element} in {list}',
  help: 'Where an element is in a list, counted from 1; 0 when it is not.',
  params: { list: param('list'), element: param('any') },
  returns: 'number',
  example: { get: 'numberInList', list: { get: 'listOf', first: 1, second: 2 }, element: 2 },
});
