import { defineValue } from '../defineEntry.ts';

export const eachElement = defineValue({
  name: 'eachElement',
  category: 'flow',
  sentence: 'the element of this round',
  help: 'The element a loop over a list or a record has come to.',
  params: {},
  returns: 'any',
  context: 'loop',
  example: { get: 'eachElement' },
});
