import { defineValue } from '../../entry/defineEntry.ts';

export const eachNumber = defineValue({
  name: 'eachNumber',
  category: 'flow',
  sentence: 'this number',
  help: 'The current number in a loop. Loops count from 1 unless you set another start.',
  params: {},
  returns: 'number',
  context: 'loop',
  example: { get: 'eachNumber' },
});
