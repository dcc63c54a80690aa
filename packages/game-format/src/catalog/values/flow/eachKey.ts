import { defineValue } from '../../entry/defineEntry.ts';

export const eachKey = defineValue({
  name: 'eachKey',
  category: 'flow',
  sentence: 'this key',
  help: 'The current key in a loop over a record.',
  params: {},
  returns: 'text',
  context: 'loop',
  example: { get: 'eachKey' },
});
