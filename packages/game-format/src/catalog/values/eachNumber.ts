import { defineValue } from '../defineEntry.ts';

export const eachNumber = defineValue({
  name: 'eachNumber',
  category: 'flow',
  sentence: 'the number of this round',
  help: 'The number a loop has come to, counted from 1 unless it says otherwise.',
  params: {},
  returns: 'number',
  context: 'loop',
  example: { get: 'eachNumber' },
});
