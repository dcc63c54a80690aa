import { defineAction } from '../defineEntry.ts';
import { loopParam, param } from '../params.ts';

export const forEachElement = defineAction({
  name: 'forEachElement',
  category: 'flow',
  sentence: 'For each element of {list}',
  help: 'Does the actions once for every element of a list; inside, the element and its number are at hand.',
  params: { list: param('list'), actions: loopParam({ eachElement: 'any', eachNumber: 'number' }) },
  example: {
    do: 'forEachElement',
    list: { get: 'listOf', first: 1, second: 2 },
    actions: [{ do: 'changeVariable', variable: 'gold', amount: { get: 'eachElement' } }],
  },
});
