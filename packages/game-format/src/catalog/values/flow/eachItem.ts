import { defineValue } from '../../entry/defineEntry.ts';

export const eachItem = defineValue({
  name: 'eachItem',
  category: 'flow',
  sentence: 'this item',
  help: 'The current item in a loop over items.',
  params: {},
  returns: 'item',
  context: 'loop',
  example: { get: 'eachItem' },
});
