import { defineValue } from '../../entry/defineEntry.ts';

export const eachProp = defineValue({
  name: 'eachProp',
  category: 'flow',
  sentence: 'this prop',
  help: 'The current prop in a loop over props.',
  params: {},
  returns: 'prop',
  context: 'loop',
  example: { get: 'eachProp' },
});
