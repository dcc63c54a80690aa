import { defineValue } from '../defineEntry.ts';

export const eachUnit = defineValue({
  name: 'eachUnit',
  category: 'flow',
  sentence: 'the unit of this round',
  help: 'The unit a loop over units has come to.',
  params: {},
  returns: 'unit',
  context: 'loop',
  example: { get: 'eachUnit' },
});
