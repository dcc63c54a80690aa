import { defineAction } from '../../entry/defineEntry.ts';
import { loopParam, param } from '../../entry/params.ts';

export const forEachElement = defineAction({
  name: 'forEachElement',
  category: 'flow',
  sentence: 'For each element in {list}',
  help: 'Runs the actions once for every element in a list. In those actions, use “this element” for the element and “this number” for its position in the list.',
  params: { list: param('list'), actions: loopParam({ eachElement: 'any', eachNumber: 'number' }) },
  example: {
    do: 'forEachElement',
    list: { get: 'listOf', first: 1, second: 2 },
    actions: [{ do: 'changeVariable', variable: 'gold', amount: { get: 'eachElement' } }],
  },
});
