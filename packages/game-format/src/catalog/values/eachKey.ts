import { defineValue } from '../defineEntry.ts';

export const eachKey = defineValue({
  name: 'eachKey',
  category: 'flow',
  sentence: 'the key of this round',
  help: 'The key a loop over a record has come to.',
  params: {},
  returns: 'text',
  context: 'loop',
  example: { get: 'eachKey' },
});
