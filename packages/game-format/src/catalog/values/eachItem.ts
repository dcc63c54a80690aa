import { defineValue } from '../defineEntry.ts';

export const eachItem = defineValue({
  name: 'eachItem',
  category: 'flow',
  sentence: 'the item of this round',
  help: 'The item a loop over items has come to.',
  params: {},
  returns: 'item',
  context: 'loop',
  example: { get: 'eachItem' },
});
