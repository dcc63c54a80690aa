import { defineValue } from '../../entry/defineEntry.ts';

export const eachElement = defineValue({
  name: 'eachElement',
  category: 'flow',
  sentence: 'this element',
  help: 'The current element in a loop over a list, or the current value in a loop over a record.',
  params: {},
  returns: 'any',
  context: 'loop',
  example: { get: 'eachElement' },
});
