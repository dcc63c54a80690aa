import { defineValue } from '../defineEntry.ts';

export const eachNumber = defineValue({
  name: 'eachNumber',
  category: 'flow',
  sentence: 'this number',
  help: 'The current number of a loop. The first is 1 unless the loop starts at another number.',
  params: {},
  returns: 'number',
  context: 'loop',
  example: { get: 'eachNumber' },
});
