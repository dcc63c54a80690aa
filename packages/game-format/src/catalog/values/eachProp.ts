import { defineValue } from '../defineEntry.ts';

export const eachProp = defineValue({
  name: 'eachProp',
  category: 'flow',
  sentence: 'the prop of this round',
  help: 'The prop a loop over props has come to.',
  params: {},
  returns: 'prop',
  context: 'loop',
  example: { get: 'eachProp' },
});
